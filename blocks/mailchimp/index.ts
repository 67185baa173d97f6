import { lazyEdit } from '@slipstream/block-kit';
import { icon } from './icon';
import { save } from './save';
import type { MailchimpAttributes } from './types';

export const name = 'jetpack/mailchimp';

export const settings = {
	icon,
	edit: lazyEdit< MailchimpAttributes >(
		() => import( /* webpackChunkName: "mailchimp-edit" */ './edit' )
	),
	save,
};

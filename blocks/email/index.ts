import { lazyEdit } from '@slipstream/block-kit';
import { icon } from './icon';
import { save } from './save';
import type { EmailAttributes } from './types';

export const name = 'jetpack/email';

export const settings = {
	icon,
	edit: lazyEdit< EmailAttributes >(
		() => import( /* webpackChunkName: "email-edit" */ './edit' )
	),
	save,
};

import { lazyEdit } from '@slipstream/block-kit';
import { icon } from './icon';
import { save } from './save';

export const name = 'jetpack/contact-info';

export const settings = {
	icon,
	edit: lazyEdit< object >(
		() => import( /* webpackChunkName: "contact-info-edit" */ './edit' )
	),
	save,
};

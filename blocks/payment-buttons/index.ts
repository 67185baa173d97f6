import { lazyEdit } from '@slipstream/block-kit';
import { icon } from './icon';
import { save } from './save';

export const name = 'jetpack/payment-buttons';

export const settings = {
	icon,
	edit: lazyEdit(
		() => import( /* webpackChunkName: "payment-buttons-edit" */ './edit' )
	),
	save,
};

import { lazyEdit } from '@slipstream/block-kit';
import { icon } from './icon';
import { save } from './save';

export const name = 'jetpack/payments-intro';

export const settings = {
	icon,
	edit: lazyEdit(
		() => import( /* webpackChunkName: "payments-intro-edit" */ './edit' )
	),
	save,
};

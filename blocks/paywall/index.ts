import { lazyEdit } from '@slipstream/block-kit';
import { icon } from './icon';
import { save } from './save';

export const name = 'jetpack/paywall';

export const settings = {
	icon,
	edit: lazyEdit(
		() => import( /* webpackChunkName: "paywall-edit" */ './edit' )
	),
	save,
};

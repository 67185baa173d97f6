import { lazyEdit } from '@slipstream/block-kit';
import { icon } from './icon';
import { save } from './save';
import type { MapAttributes } from './types';

export const name = 'jetpack/map';

export const settings = {
	icon,
	edit: lazyEdit< MapAttributes >(
		() => import( /* webpackChunkName: "map-edit" */ './edit' )
	),
	save,
};

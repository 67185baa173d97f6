import { lazyEdit } from '@slipstream/block-kit';
import { icon } from './icon';
import { save } from './save';
import type { TockAttributes } from './types';

export const name = 'jetpack/tock';

export const settings = {
	icon,
	edit: lazyEdit< TockAttributes >(
		() => import( /* webpackChunkName: "tock-edit" */ './edit' )
	),
	save,
};

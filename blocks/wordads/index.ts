import { lazyEdit } from '@slipstream/block-kit';
import { icon } from './icon';
import type { AdAttributes } from './types';

export const name = 'jetpack/wordads';

export const settings = {
	icon,
	edit: lazyEdit< AdAttributes >(
		() => import( /* webpackChunkName: "wordads-edit" */ './edit' )
	),
	save: () => null,
	example: {},
};

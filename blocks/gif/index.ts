import { lazyEdit } from '@slipstream/block-kit';
import { icon } from './icon';
import type { GifAttributes } from './types';

export const name = 'jetpack/gif';

export const settings = {
	icon,
	edit: lazyEdit< GifAttributes >(
		() => import( /* webpackChunkName: "gif-edit" */ './edit' )
	),
	save: () => null,
	example: {},
};

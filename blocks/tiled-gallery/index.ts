import { lazyEdit } from '@slipstream/block-kit';
import { icon } from './icon';
import { save } from './save';
import type { GalleryAttributes } from './types';

export const name = 'jetpack/tiled-gallery';

export const settings = {
	icon,
	edit: lazyEdit< GalleryAttributes >(
		() => import( /* webpackChunkName: "tiled-gallery-edit" */ './edit' )
	),
	save,
};

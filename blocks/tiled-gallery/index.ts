import { lazyEdit } from '@slipstream/block-kit';
import { examplePictures } from '@slipstream/gallery';
import { deprecated } from './deprecated';
import { icon } from './icon';
import { save } from './save';
import { transforms } from './transforms';
import type { GalleryAttributes } from './types';

export const name = 'jetpack/tiled-gallery';

export const settings = {
	icon,
	edit: lazyEdit< GalleryAttributes >(
		() => import( /* webpackChunkName: "tiled-gallery-edit" */ './edit' )
	),
	save,
	deprecated,
	transforms,
	get example() {
		return { attributes: { images: examplePictures() } };
	},
};

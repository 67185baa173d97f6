import { lazyEdit } from '@slipstream/block-kit';
import { galleryTransforms } from '@slipstream/gallery';
import { deprecated } from './deprecated';
import { icon } from './icon';
import { save } from './save';
import { withImages } from './slides';
import type { SlideshowAttributes } from './types';

export const name = 'jetpack/slideshow';

export const settings = {
	icon,
	edit: lazyEdit< SlideshowAttributes >(
		() => import( /* webpackChunkName: "slideshow-edit" */ './edit' )
	),
	save,
	deprecated,
	transforms: galleryTransforms( {
		name,
		others: [ 'jetpack/tiled-gallery' ],
		fromImages: ( images ) =>
			withImages(
				images.map( ( { id, url, alt, caption } ) => ( {
					id,
					url,
					alt,
					caption,
				} ) )
			),
	} ),
};

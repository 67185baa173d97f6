import { galleryTransforms } from '@slipstream/gallery';
import { deprecated } from './deprecated';
import { withImages } from './with-images';

export const deferred = {
	deprecated,
	transforms: galleryTransforms( {
		name: 'jetpack/slideshow',
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

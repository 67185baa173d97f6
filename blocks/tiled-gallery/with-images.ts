import { captionKey } from './captions';
import { columnWidths } from './geometry';
import type { Arrangement, GalleryAttributes, GalleryImage } from './types';
import type { GalleryImage as FullImage } from '@slipstream/gallery';

/**
 * What changes in a gallery with its pictures: ids, and how wide its columns are.
 *
 * @param attributes The block's attributes.
 * @param images     Its pictures from now on.
 */
export function withImages(
	attributes: Omit< Arrangement, 'images' >,
	images: readonly GalleryImage[]
): Partial< GalleryAttributes > {
	return {
		images,
		ids: images.map( ( { id } ) => Number( id ) ).filter( Boolean ),
		columnWidths: columnWidths( { ...attributes, images } ),
	};
}

/**
 * A picture as this block keeps it.
 *
 * @param image The picture with all that is known of it.
 */
export function fromFull( image: FullImage ): GalleryImage {
	const { id, originalUrl, alt, link, width, height } = image;
	return { id, url: originalUrl, alt, link, width, height };
}

/**
 * Captions with those of pictures that have none yet.
 *
 * @param captions The captions of before.
 * @param images   Pictures with the captions that the media library has.
 */
export function withCaptions(
	captions: GalleryAttributes[ 'captions' ],
	images: readonly FullImage[]
): Pick< GalleryAttributes, 'captions' > {
	const found = images.flatMap( ( image ) =>
		image.caption
			? [ [ captionKey( fromFull( image ) ), image.caption ] ]
			: []
	);
	return found.length > 0
		? { captions: { ...Object.fromEntries( found ), ...captions } }
		: {};
}

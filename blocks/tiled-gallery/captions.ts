import type { GalleryAttributes, GalleryImage } from './types';

/**
 * What a picture's caption is kept by: its id, or its address where it has none.
 *
 * @param image The picture.
 */
export const captionKey = ( image: GalleryImage ) =>
	String( image.id || image.url || '' );

/**
 * The caption of a picture, or an empty text. A post may hold anything in it.
 *
 * @param attributes The block's attributes.
 * @param image      The picture.
 */
export const captionOf = (
	attributes: GalleryAttributes,
	image: GalleryImage
): string => {
	const caption: unknown = attributes.captions?.[ captionKey( image ) ];
	return typeof caption === 'string' ? caption : '';
};

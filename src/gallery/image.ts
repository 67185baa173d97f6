import type { GalleryImage, MediaRecord, MediaSize } from './types';

const addressOf = ( size?: MediaSize ) => size?.url ?? size?.source_url;

/**
 * The address of a picture in a size; of the file itself where that size does not exist.
 *
 * @param media    The record.
 * @param sizeSlug Such as `large`.
 */
export function urlInSize( media: MediaRecord, sizeSlug: string ): string {
	return (
		addressOf( media.sizes?.[ sizeSlug ] ) ??
		addressOf( media.media_details?.sizes?.[ sizeSlug ] ) ??
		originalOf( media )
	);
}

/**
 * The address of the file itself. What an upload gives and the library's window may show a smaller one under "url".
 *
 * @param media The record.
 */
export const originalOf = ( media: MediaRecord ): string =>
	addressOf( media.sizes?.full ) ?? media.source_url ?? media.url ?? '';

function captionOf( { caption }: MediaRecord ): string {
	return typeof caption === 'string'
		? caption
		: ( caption?.raw ?? caption?.rendered ?? '' );
}

const sideOf = ( media: MediaRecord, side: 'width' | 'height' ) =>
	media.media_details?.[ side ] ??
	media.sizes?.full?.[ side ] ??
	media[ side ];

/**
 * The picture of a media record.
 *
 * @param media    The record.
 * @param sizeSlug The size that is wanted.
 */
export function imageOf( media: MediaRecord, sizeSlug: string ): GalleryImage {
	return {
		id: media.id,
		url: urlInSize( media, sizeSlug ),
		originalUrl: originalOf( media ),
		alt: media.alt ?? media.alt_text ?? '',
		caption: captionOf( media ),
		link: media.link,
		width: sideOf( media, 'width' ),
		height: sideOf( media, 'height' ),
	};
}

/**
 * Whether a media record is a picture.
 *
 * @param media The record.
 */
export function isImage( media: MediaRecord ): boolean {
	const kind = media.media_type ?? media.mime_type ?? media.type ?? 'image';
	return kind.startsWith( 'image' );
}

/**
 * Sizes that at least one of the pictures exists in, besides the file itself.
 *
 * @param records What is known of the pictures.
 */
export function sizesOf( records: readonly MediaRecord[] ): string[] {
	const slugs = records.flatMap( ( record ) =>
		Object.keys( record.media_details?.sizes ?? record.sizes ?? {} )
	);
	return [ ...new Set( slugs ) ].filter( ( slug ) => slug !== 'full' );
}

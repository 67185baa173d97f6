import { originalOf, urlInSize } from './image';
import type { MediaRecord } from './types';

const CDN = /^(?:https?:)?\/\/i[0-2]\.wp\.com\//i;

/** What WordPress adds to a file's name for sizes and changes, and its ending. */
const MADE = /(?:-(?:\d+x\d+|scaled|rotated|e\d{10,}))*\.\w+$/;

/** Host and path of a picture, the same for each of its sizes. */
function stemOf( url: string ): string {
	const [ address = '' ] = url
		.replace( CDN, '//' )
		.replace( /^(?:https?:)?\/\/(?:www\.)?/i, '' )
		.split( /[?#]/, 1 );
	try {
		return decodeURI( address ).replace( MADE, '' );
	} catch {
		return address;
	}
}

/**
 * The record of a picture. A number alone is none: in a post that was pasted or imported from another site it is that of another picture here.
 *
 * @param image     The picture, as a block keeps it.
 * @param image.id  Its number.
 * @param image.url Its address, of any size.
 * @param records   What is known of pictures with such numbers.
 */
export function recordOf(
	{ id, url = '' }: { id?: number | string; url?: string },
	records: readonly MediaRecord[]
): MediaRecord | undefined {
	const named = records.find( ( record ) => record.id === Number( id ) );
	const isSame =
		! url || ( named && stemOf( originalOf( named ) ) === stemOf( url ) );
	return isSame ? named : undefined;
}

/**
 * The records of those pictures that are the library's.
 *
 * @param images  The pictures.
 * @param records What is known of pictures with their ids.
 */
export const ownRecords = (
	images: readonly { id?: number | string; url?: string }[],
	records: readonly MediaRecord[]
): MediaRecord[] =>
	images.flatMap( ( image ) => recordOf( image, records ) ?? [] );

/**
 * The ids of those pictures that the library has, or may have while nothing is known of them.
 *
 * @param images  The pictures.
 * @param records What is known of pictures with their ids.
 */
export const ownIds = (
	images: readonly { id?: number | string; url?: string }[],
	records: readonly MediaRecord[]
): number[] =>
	images
		.filter(
			( image ) =>
				recordOf( image, records ) ||
				! records.some( ( { id } ) => id === Number( image.id ) )
		)
		.map( ( { id } ) => Number( id ) )
		.filter( Boolean );

/**
 * The pictures of a gallery in another size. One whose record is not known stays as it is.
 *
 * @param images   The pictures, whose ids may be strings.
 * @param records  What is known of pictures with their ids.
 * @param sizeSlug The size that is wanted.
 */
export function inSize< Image extends { id?: number | string; url: string } >(
	images: readonly Image[],
	records: readonly MediaRecord[],
	sizeSlug: string
): Image[] {
	return images.map( ( image ) => {
		const record = recordOf( image, records );
		const url = record && urlInSize( record, sizeSlug );
		return url ? { ...image, url } : image;
	} );
}

import type { BlockImage } from './types';

/** The blocks that show one image, and the attributes with its number, its address and its text. */
const FIELDS: Readonly<
	Record< string, readonly [ string, string, string ] >
> = {
	'core/image': [ 'id', 'url', 'alt' ],
	'core/cover': [ 'id', 'url', 'alt' ],
	'core/media-text': [ 'mediaId', 'mediaUrl', 'mediaAlt' ],
};

/**
 * The image that a block shows, if it shows one of its own.
 *
 * @param name       The block's name.
 * @param attributes Its attributes.
 */
export function imageOf(
	name: string,
	attributes: Record< string, unknown >
): BlockImage | undefined {
	const fields = Object.hasOwn( FIELDS, name ) ? FIELDS[ name ] : undefined;
	if ( ! fields ) {
		return undefined;
	}
	const { backgroundType, mediaType, useFeaturedImage, caption } = attributes;
	// A cover or a column may hold a video, or the image of whatever post it stands in.
	const isOther =
		( backgroundType ?? mediaType ?? 'image' ) !== 'image' ||
		useFeaturedImage === true;
	const [ , source ] = fields;
	const url = attributes[ source ];
	if ( typeof url !== 'string' || url === '' || isOther ) {
		return undefined;
	}
	const [ number, , field ] = fields;
	const id = attributes[ number ];
	const alt = attributes[ field ];
	return {
		id: typeof id === 'number' ? id : 0,
		url,
		alt: typeof alt === 'string' ? alt : '',
		field,
		// Rich text that knows how to become a text.
		caption: caption ? String( caption as string ) : '',
	};
}

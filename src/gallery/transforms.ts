import { createBlock } from '@wordpress/blocks';
import { sayDropped, sayUnlinked } from './say-dropped';
import type { Block } from '@wordpress/blocks';

type Attributes = Readonly< Record< string, unknown > >;

/** A picture on its way from one kind of block to another. */
export interface ConvertedImage {
	id?: number;
	url: string;
	alt: string;
	/** Markup. */
	caption: string;
	/** Where a click leads. */
	href?: string;
	linkDestination?: string;
}

const text = ( value: unknown ) =>
	// A text of the editor may be an object that becomes its markup.
	typeof value === 'string' || value instanceof Object ? String( value ) : '';

function imageFrom( attributes: Attributes ): ConvertedImage {
	const { id, url, alt, caption, href, customLink, linkDestination } =
		attributes;
	return {
		id: Number( id ) || undefined,
		url: text( url ),
		alt: text( alt ),
		caption: text( caption ),
		href: text( href ?? customLink ) || undefined,
		linkDestination: text( linkDestination ) || undefined,
	};
}

/** A picture of a tiled gallery with its caption, which is kept apart, by id or by address. */
function withCaption( image: Attributes, captions: unknown ): Attributes {
	const caption =
		captions instanceof Object &&
		( captions as Attributes )[ String( image.id || image.url ) ];
	return typeof caption === 'string' ? { caption, ...image } : image;
}

/** A picture of a gallery with where all of its pictures lead; its own link where the gallery does not say. */
function withLink( image: Attributes, linkTo: unknown ): Attributes {
	const to = { none: undefined, media: image.url, attachment: image.link };
	return typeof linkTo === 'string' && linkTo in to
		? {
				...image,
				customLink: undefined,
				href: to[ linkTo as keyof typeof to ],
				...( linkTo !== 'none' && { linkDestination: linkTo } ),
			}
		: image;
}

/**
 * The pictures of a block: core/image, core/gallery old and new, slideshow, tiled gallery.
 *
 * @param attributes  Its attributes.
 * @param innerBlocks Its inner blocks.
 */
export function imagesOf(
	attributes: Attributes,
	innerBlocks: readonly Pick< Block, 'name' | 'attributes' >[] = []
): ConvertedImage[] {
	const inner = innerBlocks.filter( ( { name } ) => name === 'core/image' );
	if ( inner.length > 0 ) {
		return inner.map( ( one ) => imageFrom( one.attributes ) );
	}
	const { images, captions, linkTo } = attributes;
	return Array.isArray( images )
		? ( images as Attributes[] ).map( ( image ) =>
				imageFrom( withLink( withCaption( image, captions ), linkTo ) )
			)
		: [ imageFrom( attributes ) ];
}

const isUsable = ( { id, url }: ConvertedImage ) =>
	!! id && !! url && ! url.startsWith( 'blob:' );

/**
 * Whether a picture leads where its author wants, and not to its own file or page.
 */
export const hasOwnLink = ( {
	url,
	href,
	linkDestination = 'custom',
}: ConvertedImage ): boolean =>
	!! href && href !== url && linkDestination === 'custom';

interface Conversion {
	/** The block's name. */
	readonly name: string;
	/** Names of other blocks with an attribute `images`. */
	readonly others: readonly string[];
	/** The block's attributes, of pictures that all have an id and an address. */
	fromImages: ( images: ConvertedImage[], from: Attributes ) => object;
	/** Whether its pictures can have links of their own. */
	readonly hasLinks?: boolean;
	/** What a gallery of WordPress is given besides its pictures. */
	toGallery?: ( attributes: Attributes ) => object;
}

const align = ( { align: value }: Attributes ) =>
	value ? { align: value } : {};

/** A picture as core/image has it. */
const toImage = ( image: ConvertedImage, more: object = {} ) =>
	createBlock( 'core/image', {
		...Object.fromEntries(
			Object.entries( image ).filter( ( [ , value ] ) => value )
		),
		...more,
	} );

/** The transforms to WordPress's own blocks. */
const waysOut = ( toGallery: ( attributes: Attributes ) => object ) => [
	{
		type: 'block',
		blocks: [ 'core/gallery' ],
		transform: ( attributes: Attributes ) =>
			createBlock(
				'core/gallery',
				toGallery( attributes ) as Attributes,
				imagesOf( attributes ).map( ( image ) => toImage( image ) )
			),
	},
	{
		type: 'block',
		blocks: [ 'core/image' ],
		transform: ( attributes: Attributes ) => {
			const images = imagesOf( attributes );
			return images.length > 0
				? images.map( ( image ) =>
						toImage( image, align( attributes ) )
					)
				: createBlock( 'core/image', align( attributes ) );
		},
	},
];

/**
 * Transforms of a gallery-like block from and to WordPress's image and gallery and its relatives. Captions and ids are kept; on the way
 * in pictures without id or address go, and a notice says how many.
 *
 * @param conversion            What is the block's own.
 * @param conversion.name       Its name.
 * @param conversion.others     Its relatives.
 * @param conversion.fromImages Makes its attributes.
 * @param conversion.hasLinks   Whether its pictures can have links.
 * @param conversion.toGallery  Makes those of a gallery.
 */
export function galleryTransforms( {
	name,
	others,
	fromImages,
	hasLinks = false,
	toGallery = align,
}: Conversion ) {
	const create = ( images: ConvertedImage[], from: Attributes ) => {
		const kept = images.filter( isUsable );
		const block = createBlock( name, {
			...align( from ),
			...fromImages( kept, from ),
		} );
		sayDropped( images.length - kept.length, block.clientId );
		sayUnlinked(
			hasLinks ? 0 : kept.filter( hasOwnLink ).length,
			block.clientId
		);
		return block;
	};
	return {
		from: [
			{
				type: 'block',
				isMultiBlock: true,
				blocks: [ 'core/image' ],
				isMatch: ( all: Attributes[] ) =>
					all.some( ( one ) => isUsable( imageFrom( one ) ) ),
				transform: ( all: Attributes[] ) =>
					create(
						all.map( imageFrom ),
						all.length === 1 ? ( all[ 0 ] ?? {} ) : {}
					),
			},
			{
				type: 'block',
				blocks: [ 'core/gallery', ...others ],
				transform: ( attributes: Attributes, innerBlocks: Block[] ) =>
					create(
						imagesOf( { images: [], ...attributes }, innerBlocks ),
						attributes
					),
			},
		],
		to: waysOut( toGallery ),
	};
}

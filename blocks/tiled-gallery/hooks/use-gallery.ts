import { useBlockEditor } from '@slipstream/block-kit';
import { imageOf, isImage, recordOf } from '@slipstream/gallery';
import { useMemo } from '@wordpress/element';
import { fromFull, withCaptions, withImages } from '../with-images';
import type { GalleryAttributes, GalleryImage } from '../types';
import type { BlockEditor } from '@slipstream/block-kit';
import type {
	GalleryImage as FullImage,
	MediaRecord,
} from '@slipstream/gallery';

/** What can be done with the pictures of a gallery. */
export interface Gallery {
	/** Adds a picture at the end. */
	readonly add: ( media: MediaRecord ) => void;
	/** Takes these pictures and no others. What was written about those that stay is kept. */
	readonly replace: ( media: readonly MediaRecord[] ) => void;
	readonly remove: ( index: number ) => void;
	/** Swaps a picture with the next one, or with the one before it. */
	readonly move: ( index: number, by: 1 | -1 ) => void;
	readonly change: ( index: number, image: Partial< GalleryImage > ) => void;
	/** Changes how the gallery looks; its columns follow. */
	readonly setLook: ( changed: Partial< GalleryAttributes > ) => void;
}

type Images = readonly GalleryImage[];

/** The chosen pictures; what was written about those that stay is kept. */
function chosen(
	images: Images,
	media: readonly MediaRecord[],
	full: readonly FullImage[]
): Images {
	const kept = new Map(
		images
			.filter( ( one ) => recordOf( one, media ) )
			.map( ( one ) => [ String( one.id ), one ] )
	);
	return full.map(
		( one ) => kept.get( String( one.id ) ) ?? fromFull( one )
	);
}

function swapped( images: Images, index: number, by: number ): Images {
	const next = [ ...images ];
	const moved = next.splice( index, 1 );
	next.splice( index + by, 0, ...moved );
	return next;
}

/** Reads and changes a block's attributes. */
function makeGallery( { selectors, actions }: BlockEditor, clientId: string ) {
	const set = (
		make: (
			now: Pick< GalleryAttributes, 'images' | 'captions' >
		) => Partial< GalleryAttributes >
	) => {
		const block = selectors.getBlockAttributes( clientId );
		if ( block ) {
			const { images = [], ...others } =
				block as Partial< GalleryAttributes >;
			const now = { images, ...others };
			const changed = make( now );
			void actions.updateBlockAttributes( clientId, {
				...changed,
				...withImages(
					{ ...now, ...changed },
					changed.images ?? now.images
				),
			} );
		}
	};
	const gallery: Gallery = {
		add( media ) {
			const full = imageOf( media, 'full' );
			set( ( { images, captions } ) => ( {
				images: [ ...images, fromFull( full ) ],
				...withCaptions( captions, [ full ] ),
			} ) );
		},
		replace( media ) {
			const full = media
				.filter( isImage )
				.map( ( one ) => imageOf( one, 'full' ) );
			set( ( { images, captions } ) => ( {
				images: chosen( images, media, full ),
				...withCaptions( captions, full ),
			} ) );
		},
		remove: ( index ) =>
			set( ( { images } ) => ( {
				images: images.filter( ( _, i ) => i !== index ),
			} ) ),
		move: ( index, by ) =>
			set( ( { images } ) => ( {
				images: swapped( images, index, by ),
			} ) ),
		change: ( index, image ) =>
			set( ( { images } ) => ( {
				images: images.map( ( one, i ) =>
					i === index ? { ...one, ...image } : one
				),
			} ) ),
		setLook: ( changed ) => set( () => changed ),
	};
	return gallery;
}

/**
 * Changes a gallery. The functions stay the same and read what the block holds when they are called: two at once lose nothing.
 *
 * @param clientId The block.
 */
export function useGallery( clientId: string ): Gallery {
	const editor = useBlockEditor();
	return useMemo(
		() => makeGallery( editor, clientId ),
		[ editor, clientId ]
	);
}

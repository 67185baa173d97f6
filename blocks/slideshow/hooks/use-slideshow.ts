import { useBlockEditor } from '@slipstream/block-kit';
import {
	imageOf,
	inSize,
	ownRecords,
	recordOf,
	sizesOf,
	useGalleryUpload,
	useMediaRecords,
} from '@slipstream/gallery';
import { mergeSlides, sizeOf, slideOf } from '../slides';
import { withImages } from '../with-images';
import type { Slide, SlideshowAttributes } from '../types';
import type { EditProps } from '@slipstream/block-kit';
import type { GalleryUpload, MediaRecord } from '@slipstream/gallery';

/** The pictures of a slideshow and what can be done with them. */
export interface Slideshow extends GalleryUpload {
	readonly sizeSlug: string;
	/** The library's records of pictures with its ids. */
	readonly records: readonly MediaRecord[];
	/** Sizes that its pictures exist in, besides the file itself. */
	readonly sizes: readonly string[];
	/** Takes what was chosen in the library, in its order. */
	readonly choose: ( media: readonly MediaRecord[] ) => void;
	readonly resize: ( sizeSlug: string ) => void;
	readonly change: ( index: number, slide: Partial< Slide > ) => void;
	/** Moves a picture by one place. */
	readonly move: ( index: number, by: 1 | -1 ) => void;
	readonly remove: ( index: number ) => void;
}

/**
 * The pictures of a slideshow.
 *
 * @param props               The block's.
 * @param props.attributes    What it holds.
 * @param props.setAttributes Changes that.
 * @param props.clientId      Its id.
 */
export function useSlideshow( {
	attributes,
	setAttributes,
	clientId,
}: EditProps< SlideshowAttributes > ): Slideshow {
	const { images, ids } = attributes;
	const { selectors } = useBlockEditor();
	const records = useMediaRecords( ids );
	const sizeSlug = sizeOf( attributes );

	const toSlide = ( media: MediaRecord ) =>
		slideOf( imageOf( media, sizeSlug ) );
	const uploading = useGalleryUpload( clientId, ( media ) => {
		// The block may have changed while the file was on its way.
		const now = selectors.getBlockAttributes( clientId )?.images;
		setAttributes( {
			...withImages( [
				...( ( now ?? [] ) as Slide[] ),
				toSlide( media ),
			] ),
			sizeSlug,
		} );
	} );
	return {
		...uploading,
		sizeSlug,
		records,
		sizes: sizesOf( ownRecords( images, records ) ),
		choose: ( media ) =>
			setAttributes( {
				...withImages(
					mergeSlides(
						media.map( toSlide ),
						images.filter( ( slide ) => recordOf( slide, media ) )
					)
				),
				sizeSlug,
			} ),
		resize: ( next ) =>
			setAttributes( {
				images: inSize( images, records, next ),
				sizeSlug: next,
			} ),
		change: ( index, slide ) =>
			setAttributes( {
				images: images.map( ( image, i ) =>
					i === index ? { ...image, ...slide } : image
				),
			} ),
		move: ( index, by ) => {
			const next = images.filter( ( _, i ) => i !== index );
			next.splice( index + by, 0, ...images.slice( index, index + 1 ) );
			setAttributes( withImages( next ) );
		},
		remove: ( index ) =>
			setAttributes(
				withImages( images.filter( ( _, i ) => i !== index ) )
			),
	};
}

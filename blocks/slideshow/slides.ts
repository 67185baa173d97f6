import { imageOf, recordOf } from '@slipstream/gallery';
import type { Slide, SlideshowAttributes } from './types';
import type { GalleryImage, MediaRecord } from '@slipstream/gallery';

/** The size of pictures in a slideshow that does not say one. */
export const sizeOf = ( {
	sizeSlug,
	ids,
}: Pick< SlideshowAttributes, 'sizeSlug' | 'ids' > ) =>
	sizeSlug ?? ( ids.length > 0 ? 'full' : 'large' );

/**
 * A slide of a picture.
 *
 * @param image The picture.
 */
export function slideOf( image: GalleryImage ): Slide {
	const { id, url, alt, caption, width, height } = image;
	return {
		id,
		url,
		alt,
		caption,
		aspectRatio: width && height ? `${ width } / ${ height }` : undefined,
	};
}

/**
 * The slides of what was chosen in the library. One that the slideshow has already keeps its texts.
 *
 * @param chosen  Slides of the records.
 * @param present Slides of the block.
 */
export function mergeSlides(
	chosen: readonly Slide[],
	present: readonly Slide[]
): Slide[] {
	const byId = new Map(
		present.map( ( slide ) => [ Number( slide.id ), slide ] )
	);
	return chosen.map( ( slide ) => {
		const before = byId.get( Number( slide.id ) );
		return before
			? {
					...slide,
					alt: before.alt || slide.alt,
					caption: before.caption || slide.caption,
				}
			: slide;
	} );
}

/** What a slide says of its shape, or what the library knows: older slideshows do not say it. */
function shapeOf( slide: Slide, records: readonly MediaRecord[] ): string {
	const record = recordOf( slide, records );
	return (
		slide.aspectRatio ||
		( record && slideOf( imageOf( record, 'full' ) ).aspectRatio ) ||
		''
	);
}

/**
 * Ratio of the stage: between a square and 16 to 9.
 *
 * @param first   The first slide.
 * @param records What the library knows of the pictures.
 */
export function ratioOf(
	first: Slide | undefined,
	records: readonly MediaRecord[] = []
): number {
	const [ width = 0, height = 0 ] = ( first ? shapeOf( first, records ) : '' )
		.split( '/' )
		.map( Number );
	const ratio = width / height;
	return Number.isFinite( ratio ) && ratio > 0
		? Math.min( Math.max( ratio, 1 ), 16 / 9 )
		: 16 / 9;
}

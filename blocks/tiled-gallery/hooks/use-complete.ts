import { useBlockEditor } from '@slipstream/block-kit';
import { imageOf, recordOf } from '@slipstream/gallery';
import { useEffect, useRef } from '@wordpress/element';
import { captionKey } from '../captions';
import { columnWidths, lookOf } from '../geometry';
import { fromFull, withImages } from '../with-images';
import type { GalleryAttributes, GalleryImage } from '../types';
import type { MediaRecord } from '@slipstream/gallery';

const LACKS = [ 'width', 'height', 'link', 'url' ] as const;
const WITH_TEXT = [ ...LACKS, 'alt' ] as const;

const isIncomplete = (
	{ id, width, height, link }: GalleryImage,
	linkTo: string
) => !! id && ( ! width || ! height || ( linkTo === 'attachment' && ! link ) );

/** A picture with what its record knows and it does not. */
function completed(
	image: GalleryImage,
	record: MediaRecord,
	names: readonly ( typeof WITH_TEXT )[ number ][]
): GalleryImage {
	const known = fromFull( imageOf( record, 'full' ) );
	const found = names.filter( ( name ) => ! image[ name ] && known[ name ] );
	return found.length > 0
		? {
				...image,
				...Object.fromEntries(
					found.map( ( name ) => [ name, known[ name ] ] )
				),
			}
		: image;
}

/** Completes those pictures that lack something, and the selected one. A text is given once: who empties it wants none. */
function useCompleted(): (
	attributes: GalleryAttributes,
	records: readonly MediaRecord[],
	selected: number
) => readonly GalleryImage[] {
	const given = useRef( new Set< string >() );
	return ( { images, linkTo }, records, selected ) =>
		images.map( ( image, index ) => {
			const record =
				index === selected || isIncomplete( image, linkTo )
					? recordOf( image, records )
					: undefined;
			if ( ! record ) {
				return image;
			}
			const key = captionKey( image );
			const names = given.current.has( key ) ? LACKS : WITH_TEXT;
			given.current.add( key );
			return completed( image, record, names );
		} );
}

/**
 * Completes pictures that came without their size or the page that they lead to, the selected one with its text too, and column widths when
 * the gallery has become wide or another style: what nobody has done by hand is no step of its own for undo.
 *
 * @param clientId   The block.
 * @param attributes Its attributes.
 * @param records    What the media library knows.
 * @param selected   The selected picture, or -1.
 */
export function useComplete(
	clientId: string,
	attributes: GalleryAttributes,
	records: readonly MediaRecord[],
	selected: number
): void {
	const { actions } = useBlockEditor();
	const { images, align, className } = attributes;
	const look = `${ lookOf( className ) } ${ align }`;
	const lastLook = useRef( look );
	const complete = useCompleted();

	useEffect( () => {
		const set = ( changed: Partial< GalleryAttributes > ) => {
			void actions.__unstableMarkNextChangeAsNotPersistent();
			void actions.updateBlockAttributes( clientId, changed );
		};
		const full = complete( attributes, records, selected );
		if ( full.some( ( image, i ) => image !== images[ i ] ) ) {
			set( withImages( attributes, full ) );
		} else if ( look !== lastLook.current ) {
			const widths = columnWidths( attributes );
			if ( String( widths ) !== String( attributes.columnWidths ) ) {
				set( { columnWidths: widths } );
			}
		}
		lastLook.current = look;
	} );
}

import { useBlockEditor } from '@slipstream/block-kit';
import { imageOf } from '@slipstream/gallery';
import { useEffect, useRef } from '@wordpress/element';
import { columnWidths, lookOf } from '../geometry';
import { fromFull, withImages } from '../with-images';
import type { GalleryAttributes, GalleryImage } from '../types';
import type { MediaRecord } from '@slipstream/gallery';

const LACKS = [ 'width', 'height', 'link', 'url' ] as const;

const isIncomplete = (
	{ id, width, height, link }: GalleryImage,
	linkTo: string
) => !! id && ( ! width || ! height || ( linkTo === 'attachment' && ! link ) );

/** A picture with what its record knows and it does not. */
function completed(
	image: GalleryImage,
	linkTo: string,
	records: ReadonlyMap< number | undefined, MediaRecord >
): GalleryImage {
	const record = records.get( Number( image.id ) );
	if ( ! record || ! isIncomplete( image, linkTo ) ) {
		return image;
	}
	const known = fromFull( imageOf( record, 'full' ) );
	return {
		...image,
		...Object.fromEntries(
			LACKS.filter( ( name ) => ! image[ name ] && known[ name ] ).map(
				( name ) => [ name, known[ name ] ]
			)
		),
	};
}

/**
 * Completes pictures that came without their size or the page that they lead to, and column widths when the gallery has become wide or another style: what nobody
 * has done by hand is no step of its own for undo.
 *
 * @param clientId   The block.
 * @param attributes Its attributes.
 * @param records    What the media library knows.
 */
export function useComplete(
	clientId: string,
	attributes: GalleryAttributes,
	records: readonly MediaRecord[]
): void {
	const { actions } = useBlockEditor();
	const { images, align, className, linkTo } = attributes;
	const look = `${ lookOf( className ) } ${ align }`;
	const lastLook = useRef( look );

	useEffect( () => {
		const set = ( changed: Partial< GalleryAttributes > ) => {
			void actions.__unstableMarkNextChangeAsNotPersistent();
			void actions.updateBlockAttributes( clientId, changed );
		};
		const byId = new Map( records.map( ( one ) => [ one.id, one ] ) );
		const full = images.map( ( image ) =>
			completed( image, linkTo, byId )
		);
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

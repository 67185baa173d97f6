import { rowsOf } from './rows';
import type { Row } from './rows';
import type { Arrangement, GalleryImage, Look } from './types';

/** Between two pictures, in px. */
export const GAP = 4;

/** The width for which column widths are told: those of other editors hold for the width that their gallery had. */
const WIDTH = 1000;

const LOOKS: readonly Look[] = [ 'circle', 'square', 'columns' ];

/**
 * Which style a gallery has.
 *
 * @param className The classes of the block.
 */
export const lookOf = ( className = '' ): Look =>
	LOOKS.find( ( look ) =>
		className.split( ' ' ).includes( `is-style-${ look }` )
	) ?? 'rectangular';

/**
 * Whether all tiles are of one size.
 *
 * @param look The gallery's style.
 */
export const isEven = ( look: Look ) => look === 'square' || look === 'circle';

/**
 * Width by height; 1 where nobody knows.
 *
 * @param image The picture.
 */
export function ratioOf( image: GalleryImage ): number {
	const ratio = Number( image.width ) / Number( image.height );
	return ratio > 0 && Number.isFinite( ratio ) ? ratio : 1;
}

/** Pictures of a column, below one another. */
export type Column = readonly GalleryImage[];

/**
 * The pictures as they stand in rows and columns.
 *
 * @param attributes The block's attributes.
 */
export function arrange( attributes: Arrangement ): Column[][] {
	const { images, columns, align, className } = attributes;
	const rows = rowsOf(
		images.map( ratioOf ),
		lookOf( className ),
		columns,
		align === 'wide' || align === 'full'
	);
	return place( images, rows );
}

function place( images: readonly GalleryImage[], rows: readonly Row[] ) {
	let next = 0;
	return rows.map( ( row ) =>
		row.map( ( count ) => images.slice( next, ( next += count ) ) )
	);
}

/**
 * Width by height of a column, gaps aside.
 *
 * @param column Its pictures.
 */
export const columnRatio = ( column: Column ) =>
	column.length === 0
		? 0
		: 1 /
			column.reduce(
				( total, image ) => total + 1 / ratioOf( image ),
				0
			);

/** How wide a row's columns are, in per cent, so that all are of one height. */
function widthsOfRow( row: readonly Column[] ): string[] {
	const ratios = row.map( columnRatio );
	const total = ratios.reduce( ( sum, ratio ) => sum + ratio, 0 );
	const gaps = row.map( ( { length } ) => GAP * Math.max( 0, length - 1 ) );
	const free =
		WIDTH -
		GAP * ( row.length - 1 ) +
		ratios.reduce( ( sum, ratio, i ) => sum + ratio * gaps[ i ]!, 0 );
	const height = free / total;
	return ratios.map( ( ratio, i ) =>
		( ( ( height - gaps[ i ]! ) * ratio * 100 ) / WIDTH ).toFixed( 5 )
	);
}

/**
 * Column widths as they are stored; none where all tiles are alike.
 *
 * @param attributes The block's attributes.
 */
export function columnWidths( attributes: Arrangement ): string[][] {
	return isEven( lookOf( attributes.className ) )
		? []
		: arrange( attributes ).map( widthsOfRow );
}

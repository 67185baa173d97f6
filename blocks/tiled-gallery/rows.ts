/**
 * Which pictures stand together: the same rules as in php/Blocks/Tiled_Gallery/Tiled_Gallery_Rows.php; test/rows.json holds what both give.
 */
import type { Look } from './types';

/** How many pictures each column of a row holds. */
export type Row = readonly number[];

export const MAX_COLUMNS = 20;
export const DEFAULT_COLUMNS = 3;

const sum = ( values: readonly number[] ) =>
	values.reduce( ( total, value ) => total + value, 0 );

/** What a pattern of shapes says: P is higher than wide; L is not, and less than twice as wide as high. */
const begins = ( ratios: readonly number[], shapes: string ) =>
	ratios.length >= shapes.length &&
	Array.from( shapes ).every( ( shape, i ) => {
		const ratio = ratios[ i ] as number;
		return shape === 'P' ? ratio < 1 : ratio >= 1 && ratio < 2;
	} );

const areNearSquare = ( two: readonly number[] ) =>
	two.length === 2 && two.every( ( r ) => r >= 0.9 && r < 2 );

/** What is left of a gallery. */
interface Left {
	readonly ratios: readonly number[];
	readonly count: number;
	readonly isWide: boolean;
	/** The sum of the next pictures' ratios. */
	readonly next: ( count: number ) => number;
}

type Rule = [
	row: Row,
	notAmongTheLast: number,
	fits: ( left: Left ) => boolean,
];

const shaped = ( shapes: string ) => ( left: Left ) =>
	begins( left.ratios, shapes );

const RULES: readonly Rule[] = [
	[
		[ 2, 1, 2 ],
		5,
		( left ) => left.count > 15 && shaped( 'LLPLL' )( left ),
	],
	[
		[ 3, 1, 3 ],
		5,
		( left ) => left.count > 15 && shaped( 'LLLPLLL' )( left ),
	],
	[
		[ 1, 2, 1 ],
		5,
		( left ) => left.count !== 5 && shaped( 'PLLP' )( left ),
	],
	[ [ 1, 3 ], 3, shaped( 'PLLL' ) ],
	[ [ 3, 1 ], 3, shaped( 'LLLP' ) ],
	[
		[ 1, 2 ],
		3,
		( { ratios, next } ) =>
			next( 1 ) < 1.6 && areNearSquare( ratios.slice( 1, 3 ) ),
	],
	[
		[ 1, 1, 1, 1, 1 ],
		1,
		( { count, isWide, next } ) =>
			isWide &&
			( count === 5 || ( count > 6 && count !== 10 ) ) &&
			next( 5 ) < 5,
	],
	[ [ 1, 1, 1, 1 ], 1, ( { count, next } ) => count > 5 && next( 4 ) < 3.5 ],
	[ [ 1, 1, 1, 1 ], 0, ( { count, next } ) => count === 4 && next( 4 ) < 7 ],
	[
		[ 1, 1, 1 ],
		3,
		( { ratios, count, isWide, next } ) =>
			count >= 3 &&
			count !== 4 &&
			count !== 6 &&
			( isWide ||
				next( 3 ) < 2.5 ||
				( next( 3 ) < 5 && ratios[ 0 ] === ratios[ 2 ] ) ),
	],
	[
		[ 2, 1 ],
		3,
		( { ratios } ) =>
			areNearSquare( ratios.slice( 0, 2 ) ) &&
			( ratios[ 2 ] ?? Infinity ) < 1.6,
	],
	[ [ 1 ], 0, ( { next } ) => next( 1 ) >= 2 ],
	[ [ 1, 1 ], 0, ( { count } ) => count > 3 ],
];

/** The next row of a mosaic. The first rule that fits decides. */
function nextRow(
	ratios: readonly number[],
	rows: readonly Row[],
	isWide: boolean
): Row {
	const isRecent = ( row: Row, among: number ) =>
		among > 0 &&
		rows.slice( -among ).some( ( recent ) => recent.join() === row.join() );
	const next = ( count: number ) => sum( ratios.slice( 0, count ) );
	const left = { ratios, count: ratios.length, isWide, next };
	const rule = RULES.find(
		( [ row, among, fits ] ) => fits( left ) && ! isRecent( row, among )
	);
	return rule?.[ 0 ] ?? ratios.map( () => 1 );
}

function mosaic( ratios: readonly number[], isWide: boolean ): Row[] {
	const rows: Row[] = [];
	for ( let left = ratios; left.length > 0; ) {
		const row = nextRow( left, rows, isWide );
		rows.push( row );
		left = left.slice( sum( row ) );
	}
	return rows;
}

/** One row of columns of about the same height. */
function columnsOf( ratios: readonly number[], columns: number ): Row[] {
	if ( ratios.length <= columns ) {
		return [ ratios.map( () => 1 ) ];
	}
	const share = sum( ratios ) / columns;
	const row: number[] = Array.from( { length: columns }, () => 0 );
	let column = 0;
	let running = 0;
	for ( const ratio of ratios ) {
		while ( column < columns - 1 && running > ( column + 1 ) * share ) {
			column++;
		}
		( row[ column ] as number )++;
		running += ratio;
	}
	return [ row ];
}

/** Equal tiles: what does not fill a row comes first. */
function tiles( count: number, columns: number ): Row[] {
	const rest = count % columns;
	const rows: Row[] = rest === 0 ? [] : [ Array( rest ).fill( 1 ) ];
	for ( let i = rest; i < count; i += columns ) {
		rows.push( Array( columns ).fill( 1 ) );
	}
	return rows;
}

/**
 * Puts pictures in rows and columns.
 *
 * @param ratios  Width by height of each picture.
 * @param look    The gallery's style.
 * @param columns How many columns, where the style has a say in it.
 * @param isWide  Whether the gallery is wider than the text.
 */
export function rowsOf(
	ratios: readonly number[],
	look: Look,
	columns: number | undefined,
	isWide: boolean
): Row[] {
	if ( ratios.length === 0 ) {
		return [];
	}
	if ( look === 'rectangular' ) {
		return mosaic( ratios, isWide );
	}
	const wanted = Math.floor(
		columns || Math.min( DEFAULT_COLUMNS, ratios.length )
	);
	const count = Math.max( 1, Math.min( MAX_COLUMNS, wanted ) );
	return look === 'columns'
		? columnsOf( ratios, count )
		: tiles( ratios.length, count );
}

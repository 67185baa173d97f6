import { __ } from '@wordpress/i18n';
import type { Import, Mapping } from './types';

/** What a column is. */
export type ColumnUse = 'none' | 'email' | 'name' | 'language' | 'categories';

const NONE = -1;

export const columnUseNames = (): Record< ColumnUse, string > => ( {
	none: __( 'Not imported', 'slipstream' ),
	email: __( 'Email address', 'slipstream' ),
	name: __( 'Name', 'slipstream' ),
	language: __( 'Language', 'slipstream' ),
	categories: __( 'Categories', 'slipstream' ),
} );

/**
 * How many columns a file has, as far as is known.
 *
 * @param item The import.
 */
export const columnCount = ( item: Import ) =>
	Math.max( 0, ...item.preview.map( ( cells ) => cells.length ) );

/**
 * What a column is.
 *
 * @param mapping What all are.
 * @param column  Its number.
 */
export function columnUse( mapping: Mapping, column: number ): ColumnUse {
	if ( mapping.name.includes( column ) ) {
		return 'name';
	}
	const single = [ 'email', 'language', 'categories' ] as const;
	return single.find( ( use ) => mapping[ use ] === column ) ?? 'none';
}

/**
 * The same with one column changed. A name may be made of several columns; everything else is in one.
 *
 * @param mapping What all are.
 * @param column  Its number.
 * @param use     What it is now.
 */
export function withUse(
	mapping: Mapping,
	column: number,
	use: ColumnUse
): Mapping {
	const without = ( one: number ) => ( one === column ? NONE : one );
	const rest: Mapping = {
		...mapping,
		email: without( mapping.email ),
		language: without( mapping.language ),
		categories: without( mapping.categories ),
		name: mapping.name.filter( ( one ) => one !== column ),
	};
	if ( use === 'none' ) {
		return rest;
	}
	return use === 'name'
		? {
				...rest,
				name: [ ...rest.name, column ].sort( ( a, b ) => a - b ),
			}
		: { ...rest, [ use ]: column };
}

/**
 * How many rows will be imported.
 *
 * @param item    The import.
 * @param mapping What its columns are.
 */
export const rowCount = ( item: Import, mapping: Mapping ) =>
	Math.max( 0, item.counts.total - ( mapping.has_header ? 1 : 0 ) );

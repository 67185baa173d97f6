import fc from 'fast-check';
import { rowsOf } from '../rows';
import cases from './rows.json';
import type { Look } from '../types';

interface Case {
	of: string;
	ratios: number[];
	rows: number[][];
	columns?: number | null;
	isWide?: boolean;
}

const every = ( look: Look, list: Case[] ) =>
	list.map( ( one ) => ( { look, ...one } ) );

it.each( [
	...every( 'rectangular', cases.mosaic ),
	...every( 'columns', cases.columns ),
	...every( 'square', cases.square ),
	...every( 'circle', cases.square ),
] )(
	'puts $of in rows ($look)',
	( { look, ratios, columns, isWide, rows } ) => {
		expect(
			rowsOf( ratios, look, columns ?? undefined, !! isWide )
		).toEqual( rows );
	}
);

it( 'keeps every picture, whatever its shape', () => {
	fc.assert(
		fc.property(
			fc.array( fc.double( { min: 0.01, max: 50, noNaN: true } ), {
				maxLength: 60,
			} ),
			fc.constantFrom< Look >(
				'rectangular',
				'columns',
				'square',
				'circle'
			),
			fc.option( fc.integer( { min: -3, max: 40 } ), { nil: undefined } ),
			fc.boolean(),
			( ratios, look, columns, isWide ) => {
				const rows = rowsOf( ratios, look, columns, isWide );
				expect( rows.flat().reduce( ( a, b ) => a + b, 0 ) ).toBe(
					ratios.length
				);
				expect( rows.every( ( row ) => row.length > 0 ) ).toBe( true );
			}
		)
	);
} );

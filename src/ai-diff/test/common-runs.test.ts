import fc from 'fast-check';
import { commonRuns } from '../common-runs';

const list = fc.array( fc.constantFrom( ...'abcd' ), { maxLength: 16 } );

/** The length of the longest list that is in both, by trying everything. */
function longest( a: readonly string[], b: readonly string[] ): number {
	const best = Array.from( { length: a.length + 1 }, () =>
		new Array< number >( b.length + 1 ).fill( 0 )
	);
	const read = ( i: number, j: number ) => best[ i ]?.[ j ] ?? 0;
	a.forEach( ( piece, i ) =>
		b.forEach( ( other, j ) => {
			const row = best[ i + 1 ];
			if ( row ) {
				row[ j + 1 ] =
					piece === other
						? read( i, j ) + 1
						: Math.max( read( i, j + 1 ), read( i + 1, j ) );
			}
		} )
	);
	return read( a.length, b.length );
}

describe( 'commonRuns', () => {
	it( 'finds as much in common as there is, in order', () => {
		fc.assert(
			fc.property( list, list, ( a, b ) => {
				const runs = commonRuns( a, b, 10_000 ) ?? [];
				let [ from, to ] = [ 0, 0 ];
				for ( const run of runs ) {
					expect( run.length ).toBeGreaterThan( 0 );
					expect( run.from ).toBeGreaterThanOrEqual( from );
					expect( run.to ).toBeGreaterThanOrEqual( to );
					[ from, to ] = [
						run.from + run.length,
						run.to + run.length,
					];
					expect( a.slice( run.from, from ) ).toEqual(
						b.slice( run.to, to )
					);
				}
				expect(
					runs.reduce( ( sum, { length } ) => sum + length, 0 )
				).toBe( longest( a, b ) );
			} ),
			{ numRuns: 1000 }
		);
	} );

	it( 'takes pieces out before it puts others in', () => {
		expect( commonRuns( [ ...'axb' ], [ ...'ayb' ], 1000 ) ).toMatchObject(
			[
				{ from: 0, to: 0, length: 1 },
				{ from: 2, to: 2, length: 1 },
			]
		);
	} );

	it( 'follows a long addition at once', () => {
		const a = Array.from( { length: 1000 }, ( _, at ) => `a${ at }` );
		const b = Array.from( { length: 20_000 }, ( _, at ) => `b${ at }` );
		expect( commonRuns( a, [ ...a, ...b ], 5000 ) ).toMatchObject( [
			{ from: 0, to: 0, length: 1000 },
		] );
	} );

	it( 'gives up where little is alike', () => {
		const a = Array.from( { length: 5000 }, ( _, at ) => `a${ at }` );
		const b = Array.from( { length: 5000 }, ( _, at ) => `b${ at }` );
		expect( commonRuns( a, b, 20 ) ).toBeUndefined();
	} );
} );

/*
 * Chance that can be repeated.
 */

/** A generator of numbers from 0 to 1 for a seed: the one of Park and Miller. */
export function generator( seed ) {
	const most = 2147483647;
	let state = ( Math.abs( Math.trunc( seed ) ) % ( most - 1 ) ) + 1;
	return () => {
		state = ( state * 48271 ) % most;
		return ( state - 1 ) / ( most - 1 );
	};
}

/** A list in another order; in its own one without a seed. */
export function shuffled( list, seed ) {
	if ( seed === undefined ) {
		return [ ...list ];
	}
	const next = generator( seed );
	const result = [ ...list ];
	for ( let at = result.length - 1; at > 0; at-- ) {
		const other = Math.floor( next() * ( at + 1 ) );
		[ result[ at ], result[ other ] ] = [ result[ other ], result[ at ] ];
	}
	return result;
}

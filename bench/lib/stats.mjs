// Small statistics.

/** The value below which the given share of the numbers lies. */
export function quantile( numbers, share ) {
	const sorted = [ ...numbers ].sort( ( a, b ) => a - b );
	return sorted[
		Math.min( sorted.length - 1, Math.floor( share * sorted.length ) )
	];
}

export const median = ( numbers ) => quantile( numbers, 0.5 );

/**
 * Measures two things one right after the other, in turns which first, so that neither meets another hour of the machine.
 *
 * @param {Array}    two     What is measured: the one, and the other.
 * @param {Function} measure Measures one of them.
 * @param {number}   rounds  How often, after three rounds that warm up.
 * @return {Promise<Array[]>} What was measured of both, by round.
 */
export async function inPairs( two, measure, rounds ) {
	const pairs = [];
	for ( let round = 0; round < rounds + 3; round++ ) {
		const seen = [];
		for ( const at of round % 2 ? [ 1, 0 ] : [ 0, 1 ] ) {
			seen[ at ] = await measure( two[ at ] );
		}
		if ( round > 2 ) {
			pairs.push( seen );
		}
	}
	return pairs;
}

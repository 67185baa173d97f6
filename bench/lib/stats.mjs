// Small statistics.

/** The value below which the given share of the numbers lies. */
export function quantile( numbers, share ) {
	const sorted = [ ...numbers ].sort( ( a, b ) => a - b );
	return sorted[
		Math.min( sorted.length - 1, Math.floor( share * sorted.length ) )
	];
}

export const median = ( numbers ) => quantile( numbers, 0.5 );

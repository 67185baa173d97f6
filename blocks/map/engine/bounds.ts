import type { Point } from '../types';
import type { Bounds } from './types';

/**
 * The area that has all places in it.
 *
 * @param points The places; at least one.
 */
export const boundsOf = ( points: readonly Point[] ): Bounds => {
	const all = points.map( ( { coordinates } ) => coordinates );
	const longitudes = all.map( ( { longitude } ) => longitude );
	const latitudes = all.map( ( { latitude } ) => latitude );
	const least = ( numbers: number[] ) =>
		numbers.reduce( ( a, b ) => Math.min( a, b ) );
	const most = ( numbers: number[] ) =>
		numbers.reduce( ( a, b ) => Math.max( a, b ) );
	return [
		least( longitudes ),
		least( latitudes ),
		most( longitudes ),
		most( latitudes ),
	];
};

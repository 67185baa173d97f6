import type { Found } from './hooks/use-places';
import type { Point } from './types';

/**
 * A place that was found as the block stores it.
 *
 * @param found The place.
 */
export const pointOf = ( found: Found ): Point => ( {
	placeTitle: found.title,
	title: found.title,
	caption: found.address,
	id: found.id,
	coordinates: {
		longitude: found.longitude,
		latitude: found.latitude,
	},
} );

/**
 * The places with another one; those that are there already stay as they are.
 *
 * @param points The places.
 * @param added  The others.
 */
export function withPoints(
	points: readonly Point[],
	added: readonly Point[]
): readonly Point[] {
	const ids = new Set( points.map( ( { id } ) => id ) );
	const others = added.filter(
		( { id } ) => ! ids.has( id ) && ids.add( id )
	);
	return others.length > 0 ? [ ...points, ...others ] : points;
}

/**
 * The places with one of them changed.
 *
 * @param points  The places.
 * @param id      Which.
 * @param changes What of it.
 */
export const withChange = (
	points: readonly Point[],
	id: string,
	changes: Partial< Point >
): readonly Point[] =>
	points.map( ( point ) =>
		point.id === id ? { ...point, ...changes } : point
	);

/**
 * The places without one.
 *
 * @param points The places.
 * @param id     Which.
 */
export const withoutPoint = (
	points: readonly Point[],
	id: string
): readonly Point[] => points.filter( ( point ) => point.id !== id );

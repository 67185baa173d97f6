import { coordinatesText } from './coordinates-text';
import { readEach } from './read';
import type { Found } from './hooks/use-places';
import type { Coordinates, Point } from './types';

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
 * A place that nobody has looked up, such as a click: called by its coordinates, so that its link has words.
 *
 * @param coordinates Where.
 */
export function foundAt( coordinates: Coordinates ): Found {
	const { longitude, latitude } = coordinates;
	const title = coordinatesText( { longitude, latitude } );
	return { id: title, title, address: '', longitude, latitude };
}

/**
 * The stored places with others; those that are there already stay as they are.
 *
 * @param stored The places as the block stores them, whatever they are.
 * @param added  The others.
 */
export function withPoints(
	stored: readonly Point[],
	added: readonly Point[]
): readonly Point[] {
	const ids = new Set( readEach( stored ).map( ( point ) => point?.id ) );
	const others = added.filter(
		( { id } ) => ! ids.has( id ) && ids.add( id )
	);
	return others.length > 0 ? [ ...stored, ...others ] : stored;
}

/**
 * The stored places with one of them changed: what else is stored of it, and of the others, stays.
 *
 * @param stored  The places as the block stores them, whatever they are.
 * @param id      Which.
 * @param changes What of it.
 */
export function withChange(
	stored: readonly Point[],
	id: string,
	changes: Partial< Point >
): readonly Point[] {
	const read = readEach( stored );
	return stored.map( ( point, i ) =>
		read[ i ]?.id === id ? { ...point, ...changes } : point
	);
}

/**
 * The stored places without one.
 *
 * @param stored The places as the block stores them, whatever they are.
 * @param id     Which.
 */
export function withoutPoint(
	stored: readonly Point[],
	id: string
): readonly Point[] {
	const read = readEach( stored );
	return stored.filter( ( _, i ) => read[ i ]?.id !== id );
}

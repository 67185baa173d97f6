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

/**
 * The room around the outermost places of a map, in pixels: less where it is small.
 */
export const roomIn = ( { clientWidth, clientHeight }: HTMLElement ) => ( {
	x: Math.min( 40, clientWidth / 4 ),
	y: Math.min( 80, clientHeight / 4 ),
} );

const RADIANS = Math.PI / 180;

/** How far north a latitude is drawn, in degrees of longitude: maps are the larger the nearer to the poles. */
const drawnAt = ( latitude: number ) =>
	Math.asinh( Math.tan( latitude * RADIANS ) ) / RADIANS;
const latitudeAt = ( drawn: number ) =>
	Math.atan( Math.sinh( drawn * RADIANS ) ) / RADIANS;

/**
 * The area that a map shows so that another one stands in it with room around.
 */
export function withRoom(
	[ west, south, east, north ]: Bounds,
	container: HTMLElement,
	/** The fewest degrees of longitude that it shows. */
	least: number
): Bounds {
	// An element that is not laid out yet has no size.
	const width = container.clientWidth || 1;
	const height = container.clientHeight || 1;
	const { x, y } = roomIn( container );
	const top = drawnAt( north );
	const bottom = drawnAt( south );
	// Degrees of longitude to a pixel.
	const scale = Math.max(
		least / width,
		( east - west ) / ( width - 2 * x ),
		( top - bottom ) / ( height - 2 * y )
	);
	const longitude = ( west + east ) / 2;
	const middle = ( top + bottom ) / 2;
	const wide = ( scale * width ) / 2;
	const high = ( scale * height ) / 2;
	return [
		longitude - wide,
		latitudeAt( middle - high ),
		longitude + wide,
		latitudeAt( middle + high ),
	];
}

import { MAP_STYLES } from './types';
import type { Coordinates, MapStyle, Point, Provider } from './types';

/** Where a new map is. */
export const FIRST_CENTER: Coordinates = {
	longitude: -122.41941550000001,
	latitude: 37.7749295,
};
export const MOST_ZOOM = 22;
export const LEAST_HEIGHT = 400;
/** The zoom of a map whose one place was just found. */
export const SINGLE_ZOOM = 12;
const FIRST_ZOOM = 13;

const isIn = ( value: unknown, limit: number ): value is number =>
	typeof value === 'number' && Math.abs( value ) <= limit;

const numberOf = ( value: unknown ): unknown =>
	typeof value === 'string' && value.trim() !== '' ? Number( value ) : value;

/**
 * Coordinates in either form that posts have: `{longitude, latitude}` or `{lng, lat}`.
 *
 * @param value Anything.
 * @return Undefined for what is none.
 */
export function readCoordinates( value: unknown ): Coordinates | undefined {
	if ( typeof value !== 'object' || value === null ) {
		return undefined;
	}
	const some = value as Record< string, unknown >;
	const longitude = numberOf( some.longitude ?? some.lng );
	const latitude = numberOf( some.latitude ?? some.lat );
	return isIn( longitude, 180 ) && isIn( latitude, 90 )
		? { longitude, latitude }
		: undefined;
}

/**
 * Where a map is; where new maps are for what is no place. Who pulls a map around the world has more than 180 degrees stored.
 *
 * @param value Anything.
 */
export function readCenter( value: unknown ): Coordinates {
	const { longitude, lng } = ( value ?? {} ) as Record< string, unknown >;
	const east = Number( longitude ?? lng ?? NaN );
	const turned = ( ( ( ( east + 180 ) % 360 ) + 360 ) % 360 ) - 180;
	return (
		readCoordinates(
			Math.abs( east ) > 180
				? { ...( value as object ), longitude: turned }
				: value
		) ?? FIRST_CENTER
	);
}

/** No map shows less than this, in degrees. */
const LEAST_MOVE = 1e-6;

/**
 * Whether two places are one on every map.
 *
 * @param one   A place.
 * @param other Another.
 */
export const isSamePlace = ( one: Coordinates, other: Coordinates ): boolean =>
	Math.abs( one.longitude - other.longitude ) < LEAST_MOVE &&
	Math.abs( one.latitude - other.latitude ) < LEAST_MOVE;

/**
 * Whether two zooms are stored as one.
 *
 * @param one   A zoom.
 * @param other Another.
 */
export const isSameZoom = ( one: number, other: number ): boolean =>
	Math.round( one ) === Math.round( other );

const textOf = ( value: unknown ) =>
	typeof value === 'string' || typeof value === 'number'
		? String( value )
		: '';

/** An id that no place before has. */
function ownId( id: string, taken: Set< string > ): string {
	const own = taken.has( id ) ? `${ id } (${ taken.size })` : id;
	taken.add( own );
	return own;
}

/**
 * The places as they stand, each where it is stored; undefined for one that cannot be drawn.
 *
 * @param value Anything.
 */
export function readEach( value: unknown ): ( Point | undefined )[] {
	const list: readonly unknown[] = Array.isArray( value ) ? value : [];
	const ids = new Set< string >();
	return list.map( ( item, index ) => {
		const some = ( item ?? {} ) as Record< string, unknown >;
		const coordinates = readCoordinates( some.coordinates );
		return (
			coordinates && {
				id: ownId( textOf( some.id ) || String( index ), ids ),
				title: textOf( some.title ),
				placeTitle: textOf( some.placeTitle ),
				caption: textOf( some.caption ),
				coordinates,
			}
		);
	} );
}

/**
 * The places that can be drawn.
 *
 * @param value Anything.
 */
export const readPoints = ( value: unknown ): Point[] =>
	readEach( value ).filter( ( point ) => point !== undefined );

/**
 * A zoom that maps have.
 *
 * @param value Anything.
 */
export function readZoom( value: unknown ): number {
	const zoom = Number( value );
	return value !== null && Number.isFinite( zoom )
		? Math.min( MOST_ZOOM, Math.max( 0, zoom ) )
		: FIRST_ZOOM;
}

/**
 * The style that a block's class says.
 *
 * @param className The block's class.
 */
export function styleOf( className: unknown ): MapStyle {
	const found = /(?:^|\s)is-style-(\S+)/.exec(
		typeof className === 'string' ? className : ''
	)?.[ 1 ];
	return readStyle( found );
}

/**
 * A style that maps have.
 *
 * @param value Anything.
 */
export const readStyle = ( value: unknown ): MapStyle =>
	MAP_STYLES.find( ( style ) => style === value ) ?? 'default';

/**
 * Who gives a map: Mapbox alone has the terrain.
 *
 * @param provider The site's provider.
 * @param style    The map's style.
 */
export const providerOf = ( provider: Provider, style: MapStyle ): Provider =>
	provider === 'mapkit' && style === 'terrain' ? 'mapbox' : provider;

import { readCoordinates } from './read';
import type { Coordinates } from './types';

const NUMBER = String.raw`([-+−]?\d{1,3}(?:[.,]\d+)?)\s*°?\s*([NSEW])?`;
const PAIR = new RegExp(
	String.raw`^\s*${ NUMBER }(?:\s*[;,]\s*|\s+)${ NUMBER }\s*$`,
	'i'
);

/** As many digits as tell one house from the next. */
const DIGITS = 5;

const numberOf = ( digits: string, side: string ) =>
	Number( digits.replace( ',', '.' ).replace( '−', '-' ) ) *
	( /[SW]/i.test( side ) ? -1 : 1 );

/**
 * The place that coordinates name as people type and copy them: "48.85, 2.35", "48,85; 2,35", "2.35° E 48.85° N". Latitude comes first
 * where no letter says otherwise.
 *
 * @param text What was typed.
 * @return Undefined for other words.
 */
export function coordinatesIn( text: string ): Coordinates | undefined {
	const found = PAIR.exec( text );
	if ( ! found ) {
		return undefined;
	}
	const [ , one = '', oneSide = '', other = '', otherSide = '' ] = found;
	const first = numberOf( one, oneSide );
	const second = numberOf( other, otherSide );
	const isTurned = /[EW]/i.test( oneSide ) || /[NS]/i.test( otherSide );
	return readCoordinates(
		isTurned
			? { latitude: second, longitude: first }
			: { latitude: first, longitude: second }
	);
}

const rounded = ( degrees: number ) => Number( degrees.toFixed( DIGITS ) );

/**
 * Coordinates as they are typed: what a place is called that nobody has named yet.
 *
 * @param coordinates The place.
 */
export const coordinatesText = ( coordinates: Coordinates ) =>
	`${ rounded( coordinates.latitude ) }, ${ rounded( coordinates.longitude ) }`;

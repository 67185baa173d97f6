import { addressOf, readPasted } from '@slipstream/embed';
import service from './embed.json';
import { LANGUAGES } from './languages';
import type { ReservationAttributes } from './types';

/** What an embed code says. */
export type Reservation = Pick<
	ReservationAttributes,
	'rid' | 'style' | 'iframe' | 'domain' | 'lang' | 'newtab'
>;

const RULES = {
	style: {
		kind: 'text',
		matches: /^(?:standard|wide|tall|button)$/,
		initial: 'standard',
	},
	iframe: { kind: 'boolean', initial: true },
	domain: {
		kind: 'text',
		// Embed codes write it without dots: `couk`, `comau`.
		matches: /^[a-z]{2,6}(?:\.[a-z]{2})?$/,
		initial: 'com',
	},
	lang: {
		kind: 'text',
		matches: new RegExp( `^(?:${ LANGUAGES.join( '|' ) })$` ),
		initial: 'en-US',
	},
	newtab: { kind: 'boolean', initial: false },
} as const;

/**
 * Reads OpenTable's embed code, or the address in it.
 *
 * @param text What was pasted.
 * @return Null where it names no restaurant.
 */
export function parseReservation( text: string ): Reservation | null {
	const plain = text.trim();
	const src = /<script[^>]*\ssrc=(["'])(.*?)\1/i.exec( plain )?.[ 2 ];
	const address = addressOf(
		( src ?? plain ).replaceAll( '&amp;', '&' ),
		service
	);
	const query = new URLSearchParams( address?.query );
	const ids = [ ...query.getAll( 'rid' ), ...query.getAll( 'restref' ) ];
	const rid = [ ...new Set( ids ) ].filter( ( id ) =>
		/^\d{1,12}$/.test( id )
	);
	if ( rid.length === 0 ) {
		return null;
	}
	const style =
		query.get( 'type' ) === 'button' && rid.length === 1
			? 'button'
			: query.get( 'theme' );
	return {
		rid,
		...readPasted< Omit< Reservation, 'rid' > >(
			{ ...Object.fromEntries( query ), style },
			RULES
		),
	};
}

import { addressOf } from '@slipstream/embed';
import service from './embed.json';

/** What an address or an embed code says. */
export interface Calendar {
	readonly url: string;
	readonly height?: number;
}

/** The calendar that a shared link names in its cid. */
function calendarOf( cid: string ): string | null {
	try {
		// In an address a plus sign is a blank.
		const id = window.atob(
			cid.replace( /[- ]/g, '+' ).replaceAll( '_', '/' )
		);
		return /^[!-~]+$/.test( id ) ? id : null;
	} catch {
		return null;
	}
}

function embedAddress( text: string ): string | null {
	const address = addressOf( text, service );
	if ( ! address || ! /^\/calendar(?:\/|$)/.test( address.path ) ) {
		return null;
	}
	const cid = new URLSearchParams( address.query ).get( 'cid' );
	if ( cid === null ) {
		return address.href;
	}
	const id = calendarOf( cid );
	return (
		id &&
		`https://calendar.google.com/calendar/embed?src=${ encodeURIComponent( id ) }`
	);
}

/**
 * Reads an address of a calendar, or Google's embed code for it.
 *
 * @param text What was pasted.
 * @return Null where there is no calendar in it.
 */
export function parseCalendar( text: string ): Calendar | null {
	const plain = text.trim();
	const frame = /^<iframe\s[^>]*>/i.exec( plain )?.[ 0 ];
	if ( frame === undefined ) {
		const url = /^https?:\/\//i.test( plain )
			? embedAddress( plain )
			: null;
		return url ? { url } : null;
	}
	const src = /\ssrc=(["'])(.*?)\1/i.exec( frame )?.[ 2 ];
	const height = Number( /\sheight=["']?(\d{1,5})/i.exec( frame )?.[ 1 ] );
	const url = src ? embedAddress( src.replaceAll( '&amp;', '&' ) ) : null;
	return url ? { url, ...( height > 0 && { height } ) } : null;
}

/** The parts of an address that may be embedded. */
export interface EmbedAddress {
	/** In small letters. */
	readonly host: string;
	/** At least `/`. */
	readonly path: string;
	/** With its question mark, or empty. */
	readonly query: string;
	/** All of it, always https. */
	readonly href: string;
}

/** In bytes, as PHP counts. */
const LONGEST = 2000;
const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
// Browsers read a host that ends with a number as an IP address.
// Tried before its letters are made small: others than those of ASCII become such, as K of the Kelvin does.
const HOST = new RegExp( `^(?:${ LABEL }\\.)+(?=[a-z])${ LABEL }$`, 'i' );
const PARTS = /^(?:https?:\/\/|\/\/)?([^/?#]*)([^?#]*)(\?[^#]*)?(#.*)?$/i;
// What is not shown, or shown elsewhere than it stands, and the backslash, which browsers read as a slash.
const HIDDEN =
	/[\s\u0000-\u0020\u007f-\u009f\\\u180e\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/;
const NOT_PLAIN = /[^A-Za-z0-9\-._~:/?#[\]@!$&()*+,;=%]/gu;

function encode( part = '' ): string {
	return part.replace( NOT_PLAIN, ( character ) =>
		character === "'" ? '%27' : encodeURIComponent( character )
	);
}

const sizeOf = ( text: string ): number =>
	text.length > LONGEST
		? text.length
		: new TextEncoder().encode( text ).length;

/**
 * Reads an address as `php/Embeds/Embed_Url.php` does; `tests/embed-addresses.json` is tried in both.
 *
 * @param text What was typed, or what a post holds.
 * @return Null where it is none that is embedded: another scheme than http and https, a user, a port, a host that is not plain
 * ASCII, or characters that hide something.
 */
export function parseAddress( text: unknown ): EmbedAddress | null {
	if ( typeof text !== 'string' || sizeOf( text ) > LONGEST ) {
		return null;
	}
	const trimmed = text.replace( /^[ \t\r\n]+|[ \t\r\n]+$/g, '' );
	const parts = HIDDEN.test( trimmed ) ? null : PARTS.exec( trimmed );
	const host = parts?.[ 1 ] ?? '';
	if ( ! parts || host.length > 253 || ! HOST.test( host ) ) {
		return null;
	}
	try {
		const small = host.toLowerCase();
		const path = encode( parts[ 2 ] ) || '/';
		const query = encode( parts[ 3 ] );
		return {
			host: small,
			path,
			query,
			href: `https://${ small }${ path }${ query }${ encode( parts[ 4 ] ) }`,
		};
	} catch {
		// Half a character: no text that a server could have sent.
		return null;
	}
}

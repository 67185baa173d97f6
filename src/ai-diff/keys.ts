import type { Mark, Token } from './texts';

/** Formats that Markdown can say, by one name each. The others never reach a model: words are equal with and without them. */
const VISIBLE: Readonly< Record< string, string > > = {
	strong: 'b',
	b: 'b',
	em: 'i',
	i: 'i',
	code: 'code',
	s: 's',
	del: 's',
	a: 'a',
};

/**
 * Whether a model sees a format.
 *
 * @param mark The format.
 */
export function isVisible( mark: Mark ): boolean {
	return mark.name in VISIBLE;
}

/**
 * The same for formats that say the same.
 *
 * @param mark A format that a model sees.
 */
export function markKey( mark: Mark ): string {
	const { name, href } = mark;
	return `${ VISIBLE[ name ] ?? name }${ href ?? '' }`;
}

function elementKey( html: string ): string {
	if ( /^<br/i.test( html ) ) {
		return '<br>';
	}
	return /^<img/i.test( html )
		? `<img>${ /\ssrc="([^"]*)"/i.exec( html )?.[ 1 ] ?? '' }`
		: html;
}

/**
 * The same for pieces that are the same to a reader.
 *
 * @param token The piece.
 */
export function tokenKey( token: Token ): string {
	const { text, marks, isElement } = token;
	if ( isElement ) {
		return elementKey( text );
	}
	const visible = marks.filter( isVisible ).map( markKey );
	const shown = text.trim() === '' && ! text.includes( '\n' ) ? ' ' : text;
	return [ shown, ...new Set( visible.sort() ) ].join( '\u0000' );
}

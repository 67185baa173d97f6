/** Where a word stands: from, and up to but not including. */
export type Place = readonly [ number, number ];

/** Signs that words are made of. */
const WORD_SIGN = '[\\p{L}\\p{M}\\p{N}_]';
/** Scripts without spaces between words: nothing there tells where one ends. */
const UNSPACED =
	/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/** Signs that are typed in more than one way. */
const ALIKE: readonly ( readonly [ RegExp, string ] )[] = [
	[ /\s+/gu, '\\s+' ],
	[ /['’]/gu, "['’]" ],
	[ /[-‐‑]/gu, '[-‐‑]' ],
];

const hasEdge = ( sign: string | undefined ) =>
	sign !== undefined &&
	new RegExp( WORD_SIGN, 'u' ).test( sign ) &&
	! UNSPACED.test( sign );

/**
 * A pattern for a word, and not for longer words that hold it.
 *
 * @param word    The word, or several.
 * @param anyCase Whether its case does not matter.
 */
function patternOf( word: string, anyCase: boolean ): RegExp {
	const signs = [ ...word ];
	const escaped = word.replace( /[\\^$.*+?()[\]{}|/]/g, '\\$&' );
	const body = ALIKE.reduce(
		( text, [ sign, pattern ] ) => text.replace( sign, () => pattern ),
		escaped
	);
	const before = hasEdge( signs[ 0 ] ) ? `(?<!${ WORD_SIGN })` : '';
	// A mark belongs to the letter before it, whatever that letter is.
	const after = hasEdge( signs.at( -1 ) ) ? `(?!${ WORD_SIGN })` : '';
	return new RegExp(
		`${ before }${ body }${ after }`,
		anyCase ? 'giu' : 'gu'
	);
}

/**
 * All places of a word in a text. Both must be of the same Unicode form.
 *
 * @param text    The text.
 * @param word    The word, or several.
 * @param anyCase Whether its case does not matter.
 */
export function placesOf(
	text: string,
	word: string,
	anyCase = true
): Place[] {
	if ( word.trim() === '' ) {
		return [];
	}
	return [ ...text.matchAll( patternOf( word.trim(), anyCase ) ) ].map(
		( { index, 0: found } ) => [ index, index + found.length ]
	);
}

/**
 * Whether two places share a sign.
 *
 * @param one   A place.
 * @param other Another.
 */
export const overlaps = ( one: Place, other: Place ) =>
	one[ 0 ] < other[ 1 ] && other[ 0 ] < one[ 1 ];

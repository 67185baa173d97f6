/** Longer than any label that a visitor reads. */
const LONGEST = 300;

/**
 * Words without markup, on one line.
 *
 * @param value What a model said.
 */
export const plain = ( value: unknown ): string =>
	typeof value === 'string' || typeof value === 'number'
		? `${ value }`
				.replace( /<[^<>]*>/g, '' )
				.replace( /[\s\u0000-\u001f]+/g, ' ' )
				.trim()
				.slice( 0, LONGEST )
		: '';

/**
 * Words as the HTML that a block holds.
 *
 * @param text Words.
 */
export const toHtml = ( text: string ): string =>
	text.replaceAll( '&', '&amp;' ).replaceAll( '<', '&lt;' );

/**
 * The words of HTML that a block holds.
 *
 * @param html The HTML, as a string or as what the editor keeps it in.
 */
export const toWords = ( html: unknown ): string =>
	plain(
		new globalThis.DOMParser().parseFromString(
			String( html ?? '' ),
			'text/html'
		).body.textContent
	);

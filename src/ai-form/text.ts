/** Longer than any label that a visitor reads. */
const LONGEST = 300;

/**
 * Text without markup, on one line.
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
 * Plain text as the HTML that a block holds.
 *
 * @param text The text.
 */
export const toHtml = ( text: string ): string =>
	text.replaceAll( '&', '&amp;' ).replaceAll( '<', '&lt;' );

/**
 * The plain text of HTML that a block holds.
 *
 * @param html The HTML, as a string or as what the editor keeps it in.
 */
export const toPlainText = ( html: unknown ): string =>
	plain(
		new globalThis.DOMParser().parseFromString(
			String( html ?? '' ),
			'text/html'
		).body.textContent
	);

/**
 * JSON that can stand in a comment.
 *
 * @param values What it holds.
 */
export const commentJson = ( values: object ): string =>
	JSON.stringify( values ).replace( /--|[<>&]/g, ( found ) =>
		[ ...found ]
			.map(
				( letter ) =>
					`\\u${ letter.charCodeAt( 0 ).toString( 16 ).padStart( 4, '0' ) }`
			)
			.join( '' )
	);

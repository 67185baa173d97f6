const NAMED = /^&[a-z][a-z0-9]*;$/i;
const holder = document.createElement( 'template' );

/**
 * The character that a named reference stands for, as the browser knows it. Its table would be more code than all of the parser.
 *
 * In an attribute the rule of HTML is that of Markdown: what has no semicolon, or goes on after a known name, is text.
 *
 * @param reference The reference, with `&` and `;`.
 * @return The character, or the reference itself where nobody knows it.
 */
export function decodeHTMLStrict( reference: string ): string {
	if ( ! NAMED.test( reference ) ) {
		return reference;
	}
	holder.innerHTML = `<i title="${ reference }">`;
	return (
		holder.content.firstElementChild?.getAttribute( 'title' ) ?? reference
	);
}

/** A text and the title it began with. */
export interface TitledText {
	title?: string;
	body: string;
}

const FIRST_LINE_HEADING = /^\s*#[ \t]+(.*?)[ \t]*#*[ \t]*(?:\r?\n|$)/;
const HASHES_ONLY = /^[#\s]*$/;

/**
 * Splits a first-line heading of the first level from a Markdown text. A heading without words is no title.
 *
 * @param markdown The text.
 */
export function splitTitle( markdown: string ): TitledText {
	const match = FIRST_LINE_HEADING.exec( markdown );
	const title = match?.[ 1 ];
	if ( ! match || ! title || isEmptyHeading( title ) ) {
		return { body: markdown };
	}
	return { title, body: markdown.slice( match[ 0 ].length ) };
}

/**
 * Whether a text is nothing but the marks of a heading that has not been written yet.
 *
 * @param markdown The text.
 */
export function isEmptyHeading( markdown: string ): boolean {
	return HASHES_ONLY.test( markdown );
}

/**
 * A text of one line without what models put around it: marks of Markdown, and quotation marks.
 *
 * @param text An answer.
 */
export function plainLine( text: string ): string {
	return text
		.replace( /\s+/g, ' ' )
		.trim()
		.replace( /^#+\s*/, '' )
		.replace( /^(["“«„*_]+)(.*?)["”»“*_]+$/, '$2' )
		.trim();
}

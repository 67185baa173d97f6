import MarkdownIt from 'markdown-it';
import type { MarkdownItOptions, Token } from 'markdown-it';

/**
 * A parser of CommonMark with tables and strikethrough. HTML in a text is escaped.
 *
 * @param options What is different from the parser's own.
 */
export const makeParser = ( options: MarkdownItOptions ) =>
	new MarkdownIt( options );

const parser = makeParser( { breaks: true } );

/** Whether a paragraph is the first thing in a list item: its wrapper would set the item apart from its marker. */
function isInsideItem( tokens: readonly Token[], index: number ): boolean {
	return tokens[ index ]?.type === 'paragraph_open'
		? tokens[ index - 1 ]?.type === 'list_item_open'
		: false;
}

parser.core.ruler.push( 'plain-list-items', ( { tokens } ) => {
	tokens.forEach( ( token, index ) => {
		if ( isInsideItem( tokens, index ) ) {
			token.hidden = true;
			const close = tokens
				.slice( index )
				.find(
					( { type, level } ) =>
						type === 'paragraph_close' && level === token.level
				);
			if ( close ) {
				close.hidden = true;
			}
		}
	} );
} );

/**
 * HTML of a Markdown text: CommonMark with tables, strikethrough, and a line break for each new line.
 *
 * @param markdown The text. HTML in it is escaped.
 */
export function renderMarkdown( markdown: string ): string {
	return parser.render( markdown );
}

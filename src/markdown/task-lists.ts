import type { MarkdownIt, Token } from 'markdown-it';

/** `[ ] ` or `[x] ` at the start of an item. */
const MARK = /^\[([ xX])\] +(?=\S)/;
const OPEN = '\u2610';
const DONE = '\u2611';

/** Whether a text is the first of a list item. */
function isItemText( tokens: readonly Token[], at: number ): boolean {
	return (
		tokens[ at ]?.type === 'inline' &&
		tokens[ at - 1 ]?.type === 'paragraph_open' &&
		tokens[ at - 2 ]?.type === 'list_item_open'
	);
}

/**
 * Teaches a parser task lists: `- [ ] to do` and `- [x] done`.
 *
 * The boxes are characters, not form fields: WordPress takes fields out of what most authors write, and the state would be lost.
 *
 * @param parser The parser.
 */
export function taskLists( parser: MarkdownIt ): void {
	parser.core.ruler.after( 'inline', 'task-lists', ( { tokens } ) => {
		tokens.forEach( ( token, at ) => {
			const first = token.children?.[ 0 ];
			const mark =
				first?.type === 'text' && isItemText( tokens, at )
					? MARK.exec( token.content )
					: null;
			if ( first && mark ) {
				const box = mark[ 1 ] === ' ' ? OPEN : DONE;
				first.content = first.content.replace(
					/^\[.\] +/,
					`${ box } `
				);
				tokens[ at - 2 ]?.attrJoin( 'class', 'task-list-item' );
			}
		} );
	} );
}

/**
 * The Markdown of a task's box.
 *
 * @param text Markdown of a list item.
 */
export function boxToMark( text: string ): string {
	return text
		.replace( new RegExp( `^${ OPEN } ?` ), '[ ] ' )
		.replace( new RegExp( `^${ DONE } ?` ), '[x] ' );
}

import MarkdownIt from 'markdown-it';
import deflist from 'markdown-it-deflist';
import { autolinks } from './autolinks';
import { footnotes } from './footnotes';
import { taskLists } from './task-lists';

const parser = new MarkdownIt( { typographer: true } )
	.use( footnotes )
	.use( deflist )
	.use( taskLists )
	.use( autolinks );

/**
 * HTML of a Markdown text as Markdown blocks save it: CommonMark with tables and strikethrough, typographic quotes and dashes,
 * footnotes, definition lists, task lists, and links of written-out addresses. Texts without the last three are saved to the byte as
 * other editors that know the block save them, and compare.
 *
 * @param markdown The text. HTML in it is escaped.
 */
export function renderArticle( markdown: string ): string {
	return parser.render( markdown );
}

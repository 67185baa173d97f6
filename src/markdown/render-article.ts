import MarkdownIt from 'markdown-it';
import { footnotes } from './footnotes';

const parser = new MarkdownIt( { typographer: true } ).use( footnotes );

/**
 * HTML of a Markdown text as Markdown blocks save it: CommonMark with tables and strikethrough, typographic quotes and dashes,
 * footnotes. Editors that know the block compare what is saved with this, so it may only change together with them.
 *
 * @param markdown The text. HTML in it is escaped.
 */
export function renderArticle( markdown: string ): string {
	return parser.render( markdown );
}

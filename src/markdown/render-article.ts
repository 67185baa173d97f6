import deflist from 'markdown-it-deflist';
import { autolinks } from './autolinks';
import { footnotes } from './footnotes';
import { taskLists } from './task-lists';
import type { makeParser } from './render-markdown';

/**
 * Makes the function that renders the text of a Markdown block. Texts without footnotes, lists of definitions and of tasks are saved to the
 * byte as other editors that know the block save them, and compare.
 *
 * @param make Makes a parser: it stands in the engine, which is fetched once for all.
 */
export function makeArticle(
	make: typeof makeParser
): ( markdown: string ) => string {
	const parser = make( { typographer: true } )
		.use( footnotes )
		.use( deflist )
		.use( taskLists )
		.use( autolinks );
	return ( markdown ) => parser.render( markdown );
}

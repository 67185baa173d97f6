import deflist from 'markdown-it-deflist';
import footnote from 'markdown-it-footnote';
import { autolinks } from './autolinks';
import { taskLists } from './task-lists';
import type { makeParser } from './render-markdown';
import type { ArticleRenderer } from './types';

/**
 * Makes the function that renders the text of a Markdown block.
 *
 * The syntax is that of the peer's block, whose editor renders the text again and calls a block with any other HTML invalid. The
 * extended syntax, which authors switch on, adds definition lists, task lists, and links of addresses that are written out.
 *
 * @param make Makes a parser: it stands in the engine, which is fetched once for all.
 */
export function makeArticle( make: typeof makeParser ): ArticleRenderer {
	const parser = make( { typographer: true } ).use( footnote );
	const extended = make( { typographer: true } )
		.use( footnote )
		.use( deflist )
		.use( taskLists )
		.use( autolinks );
	return ( markdown, { isExtended = false } = {} ) =>
		( isExtended ? extended : parser ).render( markdown );
}

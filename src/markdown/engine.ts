import { getSaveContent, rawHandler } from '@wordpress/blocks';
import { htmlToMarkdown } from './html-to-markdown';
import { renderArticle } from './render-article';
import { renderMarkdown } from './render-markdown';
import type { MarkdownApi } from './types';
import type { Block } from '@wordpress/blocks';

/** The HTML that a block saves, with that of the blocks in it. */
function htmlOf( { name, attributes, innerBlocks }: Block ): string {
	return getSaveContent( name, attributes, innerBlocks );
}

export const markdown: MarkdownApi = {
	renderMarkdown,
	renderArticle,
	htmlToMarkdown,
	markdownToBlocks: ( text ) => {
		const blocks = rawHandler( { HTML: renderMarkdown( text ) } );
		return Array.isArray( blocks ) ? blocks : [];
	},
	blocksToMarkdown: ( blocks ) =>
		htmlToMarkdown( blocks.map( htmlOf ).join( '\n' ) ),
};

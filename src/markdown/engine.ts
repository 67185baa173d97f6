import { rawHandler } from '@wordpress/blocks';
import { renderMarkdown } from './render-markdown';
import type { MarkdownRenderer } from './types';

export { makeParser } from './render-markdown';

export const renderer: MarkdownRenderer = {
	renderMarkdown,
	markdownToBlocks: ( text ) => {
		const blocks = rawHandler( { HTML: renderMarkdown( text ) } );
		return Array.isArray( blocks ) ? blocks : [];
	},
};

import { getSaveContent } from '@wordpress/blocks';
import { htmlToMarkdown } from './html-to-markdown';
import type { MarkdownWriter } from './types';
import type { Block } from '@wordpress/blocks';

/** The HTML that a block saves, with that of the blocks in it. */
function htmlOf( { name, attributes, innerBlocks }: Block ): string {
	return getSaveContent( name, attributes, innerBlocks );
}

export const writer: MarkdownWriter = {
	htmlToMarkdown,
	blocksToMarkdown: ( blocks ) =>
		htmlToMarkdown( blocks.map( htmlOf ).join( '\n' ) ),
};

import { parse } from '@wordpress/blocks';
import type { MarkdownRenderer, MarkdownWriter } from '@slipstream/markdown';
import type { Block } from '@wordpress/blocks';

function isBlockMarkup( original: string ): boolean {
	return original.startsWith( '<!-- wp:' );
}

/**
 * The blocks that an assistant block was made of, exactly as they were; or made anew where only their text was kept.
 *
 * @param original The attribute `originalContent`.
 * @param markdown Converters.
 */
export function originalBlocks(
	original: string,
	markdown: MarkdownRenderer
): Block[] {
	return isBlockMarkup( original )
		? parse( original )
		: markdown.markdownToBlocks( original );
}

/**
 * The same as text.
 *
 * @param original The attribute `originalContent`.
 * @param markdown Converters.
 */
export function originalText(
	original: string,
	markdown: MarkdownWriter
): string {
	return isBlockMarkup( original )
		? markdown.blocksToMarkdown( parse( original ) )
		: original;
}

import type { Block } from '@wordpress/blocks';

/** From Markdown. Neither touches the network or keeps state. */
export interface MarkdownRenderer {
	/** HTML of a Markdown text. HTML in the text is shown, not obeyed; links that run scripts are left as text. */
	readonly renderMarkdown: ( markdown: string ) => string;
	/** Core blocks of a Markdown text: headings, paragraphs, lists, quotes, code, tables, separators, images. */
	readonly markdownToBlocks: ( markdown: string ) => Block[];
}

/**
 * HTML of the text of a Markdown block.
 *
 * @param markdown           The text. HTML in it is escaped.
 * @param options
 * @param options.isExtended Whether the extended syntax is on.
 */
export type ArticleRenderer = (
	markdown: string,
	options?: { isExtended?: boolean }
) => string;

/** To Markdown. Neither touches the network or keeps state. */
export interface MarkdownWriter {
	/** Markdown of the inside of rich text or of a whole post's HTML. */
	readonly htmlToMarkdown: ( html: string ) => string;
	/** Markdown of blocks, as a reader would see them. */
	readonly blocksToMarkdown: ( blocks: readonly Block[] ) => string;
}

/** Both directions. */
export interface MarkdownApi extends MarkdownRenderer, MarkdownWriter {}

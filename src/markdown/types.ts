import type { Block } from '@wordpress/blocks';

/** The converters. None of them touches the network or keeps state. */
export interface MarkdownApi {
	/** HTML of a Markdown text. HTML in the text is shown, not obeyed; links that run scripts are left as text. */
	readonly renderMarkdown: ( markdown: string ) => string;
	/** HTML of a Markdown text as a Markdown block saves it: typographic quotes and dashes, footnotes. As safe as the other. */
	readonly renderArticle: ( markdown: string ) => string;
	/** Markdown of the inside of rich text or of a whole post's HTML. */
	readonly htmlToMarkdown: ( html: string ) => string;
	/** Core blocks of a Markdown text: headings, paragraphs, lists, quotes, code, tables, separators, images. */
	readonly markdownToBlocks: ( markdown: string ) => Block[];
	/** Markdown of blocks, as a reader would see them. */
	readonly blocksToMarkdown: ( blocks: readonly Block[] ) => string;
}

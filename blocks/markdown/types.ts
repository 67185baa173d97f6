/** What the block holds. */
export interface MarkdownAttributes {
	/** What the author writes. The only one that the block's comment keeps. */
	source?: string;
	/** The block's HTML, wrapper included, as it is saved. */
	saved?: string;
}

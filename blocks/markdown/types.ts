/** What the block holds. */
export interface MarkdownAttributes {
	/** What the author writes. */
	source?: string;
	/** Whether definition lists, task lists and addresses are read too. Not the peer's: its editor calls such a block invalid. */
	extendedSyntax?: boolean;
	/** The block's HTML, wrapper included, as it was saved; undefined in a block that code has made. Not kept in the comment. */
	saved?: string;
}

/** The block's attributes, as block.json has them. */
export interface PinterestAttributes {
	/** A pin, a board or a user. */
	url?: string;
}

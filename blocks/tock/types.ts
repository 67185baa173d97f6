/** The block's attributes, as block.json has them. */
export interface TockAttributes {
	/** The business's name at Tock. */
	url?: string;
}

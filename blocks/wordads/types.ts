/** The block's attributes, as block.json has them. */
export interface AdAttributes {
	align?: string;
	format: string;
	/** Whether phones do not show it. */
	hideMobile: boolean;
}

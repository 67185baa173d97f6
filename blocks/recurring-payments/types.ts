/** The block's attributes, as block.json has them. */
export interface PaymentButtonAttributes {
	/** Of posts from before there were several: one ID, or IDs joined with a plus sign. */
	planId?: number | string;
	planIds?: number[];
	align?: string;
	/** Where the button leads without the site's server. */
	url: string;
	uniqueId: string;
	/** With its unit, such as `50%` or `150px`. */
	width?: string;
	className?: string;
	/** Of posts from before the button was a block. */
	submitButtonText?: string;
	submitButtonClasses?: string;
	backgroundButtonColor?: string;
	textButtonColor?: string;
	customBackgroundButtonColor?: string;
	customTextButtonColor?: string;
}

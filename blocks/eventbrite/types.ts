/** The block's attributes, as block.json has them. */
export interface EventbriteAttributes {
	url?: string;
	eventId?: number;
	/** `inline`, or `modal` for a button. */
	style: string;
	align?: string;
	className?: string;
	/** Of posts from before the button was a block. */
	useModal?: boolean;
	text?: string;
	backgroundColor?: string;
	textColor?: string;
	customBackgroundColor?: string;
	customTextColor?: string;
	borderRadius?: number;
}

/** The block's attributes, as block.json has them. */
export interface LoginButtonAttributes {
	text?: string;
	/** In pixels. */
	borderRadius?: number;
	backgroundColor?: string;
	textColor?: string;
	gradient?: string;
	style?: {
		color?: { text?: string; background?: string; gradient?: string };
	};
}

/** The block's attributes, as block.json has them, and those of its supports. */
export interface ButtonAttributes {
	/** A link when there is none. */
	element?: 'a' | 'button' | 'input';
	/** Whether the HTML is in the post. Otherwise the server makes it. */
	saveInPostContent: boolean;
	/** The id of the link; another block's server side may replace it. */
	uniqueId?: string;
	/** Own attributes that are copied from the parent's: `{ own: parent's }`. */
	passthroughAttributes?: Record< string, string >;
	text?: string;
	placeholder?: string;
	url?: string;
	/** Slugs of the theme's colors, or any colors. */
	textColor?: string;
	customTextColor?: string;
	backgroundColor?: string;
	customBackgroundColor?: string;
	gradient?: string;
	customGradient?: string;
	/** Pixels, 0 to 50. */
	borderRadius?: number;
	/** With its unit, such as `25%` or `150px`. */
	width?: string;
	fontSize?: string;
	borderColor?: string;
	style?: {
		typography?: {
			fontSize?: string;
			fontFamily?: string;
			textTransform?: string;
		};
		border?: { color?: string; style?: string; width?: string };
	};
	align?: string;
	className?: string;
}

/** One of the two pictures. */
export interface ComparedImage {
	/** A number in the media library. */
	id?: number;
	url?: string;
	alt?: string;
	width?: number;
	height?: number;
}

/** The block's attributes, as block.json has them. */
export interface CompareAttributes {
	imageBefore: ComparedImage;
	imageAfter: ComparedImage;
	/** Markup. */
	caption?: string;
	/** `horizontal`: the divider moves to the sides; `vertical`: up and down. */
	orientation: string;
}

/** A picture of the slideshow, as its markup has it. */
export interface Slide {
	/** A number in the media library; read from markup it is text. */
	id?: number | string;
	url: string;
	alt: string;
	/** Markup. */
	caption?: string;
	/** Such as `16 / 9`; slideshows from before it was saved have none. */
	aspectRatio?: string;
}

/** The block's attributes, as block.json has them. */
export interface SlideshowAttributes {
	align?: string;
	autoplay: boolean;
	/** In seconds. */
	delay: number;
	/** Whether the first slide follows the last; the server tells the page, the markup does not. */
	loop: boolean;
	ids: number[];
	images: Slide[];
	/** `slide` or `fade`. */
	effect: string;
	/** Of the pictures; the file itself where there are any, else large ones. */
	sizeSlug?: string;
}

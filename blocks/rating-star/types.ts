/** The block's attributes, as block.json has them. A post may hold numbers out of range. */
export interface RatingAttributes {
	/** 0 to `maxRating`, in halves. */
	rating: number;
	maxRating: number;
	/** Of the stars; the text's color when there is none. */
	color?: string;
	ratingStyle: string;
	align: string;
	/** What is rated: with it the rating becomes a review that search engines read. */
	itemName?: string;
	/** A type of schema.org; a product when there is none. */
	itemType?: string;
	/** Who rates; the post's author when there is none. */
	reviewAuthor?: string;
}

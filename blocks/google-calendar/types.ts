/** The block's attributes, as block.json has them. */
export interface CalendarAttributes {
	url?: string;
	/** Pixels. */
	height: number;
}

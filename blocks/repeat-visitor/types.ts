export type Criteria = 'after-visits' | 'before-visits';

/** The block's attributes, as block.json has them. */
export interface VisitorAttributes {
	criteria: Criteria;
	/** Visits, a whole number above 0. */
	threshold: number;
}

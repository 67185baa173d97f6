/** The block's attributes, as block.json has them. */
export interface ContainerAttributes {
	/** The plans that open it: one is enough. */
	selectedPlanIds: number[];
	/** Whether it is shown as an example. */
	isPreview?: boolean;
	/** Tells blocks inside that they are in paid content. */
	isPremiumContentChild?: boolean;
}

/** What is typed into the dialog that makes a plan. */
export interface PlanDraft {
	title: string;
	/** As typed, in the author's own way of writing numbers. */
	price: string;
	currency: string;
	interval: string;
	isDonation: boolean;
	isAmountOpen: boolean;
}

/** What the dialog begins with: the price as a number, which the dialog writes as the author does. */
export interface PlanProposal extends Partial< Omit< PlanDraft, 'price' > > {
	price?: number;
}

const drafts = new Map< string, PlanProposal >();

/**
 * Remembers what the dialog of a block begins with, until the block is drawn.
 *
 * @param clientId The block.
 * @param draft    What is known of the plan.
 */
export function keepPlanDraft( clientId: string, draft: PlanProposal ): void {
	drafts.set( clientId, draft );
}

/**
 * What the dialog of a block begins with. Undefined if there is none to open.
 *
 * @param clientId The block.
 */
export const planDraftOf = ( clientId: string ): PlanProposal | undefined =>
	drafts.get( clientId );

/**
 * Forgets it: the dialog was closed.
 *
 * @param clientId The block.
 */
export function forgetPlanDraft( clientId: string ): void {
	drafts.delete( clientId );
}

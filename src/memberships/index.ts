/** What visitors pay for: the store `jetpack/membership-products`, its texts, and its routes. */
export { membershipsClient } from './client';
export { withEditor } from './connect-url';
export { intervalChoices, priceInWords } from './intervals';
export { getMessageByProductType } from './messages';
export { forgetPlanDraft, keepPlanDraft, planDraftOf } from './plan-drafts';
export {
	createMembershipsStore,
	registerMembershipsStore,
	store as membershipsStore,
	STORE_NAME,
} from './store';
export { API_STATE } from './types';
export type { MembershipsClient, Status } from './client';
export type { MessageName } from './messages';
export type { PlanDraft, PlanProposal } from './plan-drafts';
export type { ApiState, Product, ProductDraft, ProductType } from './types';

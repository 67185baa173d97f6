/**
 * What may still be asked: the store `wordpress-com/plans`.
 */
export { createPlansStore, registerPlans, store, STORE_NAME } from './store';
export { UNLIMITED } from './reducer';
export { countRequest, noteQuota } from './account';
export { useAiFeature } from './use-ai-feature';
export type { AiFeatureUse } from './use-ai-feature';
export type { AiFeature, Plan, Tier, UsagePeriod } from './types';

/**
 * What may still be asked: the store `wordpress-com/plans`.
 */
export {
	createPlansStore,
	registerPlansStore,
	store,
	STORE_NAME,
} from './store';
export { UNLIMITED } from './reducer';
export { countImage, countRequest, noteQuota, refreshFeature } from './account';
export { imageCost } from './costs';
export { useAiFeature } from './use-ai-feature';
export { useFeatureStatus } from './use-feature-status';
export type { FeatureStatus } from './use-feature-status';
export type { AiFeatureUse } from './use-ai-feature';
export type { AiFeature, Plan, Tier, UsagePeriod } from './types';

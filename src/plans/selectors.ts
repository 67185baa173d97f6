import type { AiFeature, FeatureMeta, Plan, PlansState } from './types';

/** A plan of those that were stored. */
export const getPlan = ( { plans }: PlansState, slug: string ) =>
	plans.find( ( plan: Plan ) => plan.product_slug === slug );

/** What the provider says about AI on this site. */
export const getAiAssistantFeature = ( {
	features,
}: PlansState ): AiFeature & { _meta: FeatureMeta } => features.aiAssistant;

export const getIsRequestingAiAssistantFeature = ( {
	features,
}: PlansState ): boolean => features.aiAssistant._meta.isRequesting;

export const getAsyncRequestCountdownValue = ( {
	features,
}: PlansState ): number => features.aiAssistant._meta.asyncRequestCountdown;

export const getAsyncRequestCountdownTimerId = ( {
	features,
}: PlansState ): number => features.aiAssistant._meta.asyncRequestTimerId;

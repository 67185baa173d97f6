/** How many requests a tier holds. Value 0 is the free tier, 1 the one without a limit, any other the tier's own number. */
export interface Tier {
	slug: string;
	value: number;
	limit: number;
	readableLimit?: string;
}

/** The month that is counted. */
export interface UsagePeriod {
	currentStart: string;
	nextStart: string;
	requestsCount: number;
}

/** What the provider says about AI on this site. */
export interface AiFeature {
	hasFeature: boolean;
	isOverLimit: boolean;
	/** Requests of all time. */
	requestsCount: number;
	requestsLimit: number;
	requireUpgrade: boolean;
	errorMessage: string;
	errorCode: string;
	upgradeType: string;
	upgradeUrl?: string;
	currentTier?: Tier;
	usagePeriod?: UsagePeriod;
	nextTier: Tier | null;
	tierPlansEnabled: boolean;
	costs?: Readonly< Record< string, unknown > >;
	featuresControl?: Readonly< Record< string, unknown > >;
}

/** What the store notes beside it. */
export interface FeatureMeta {
	isRequesting: boolean;
	asyncRequestCountdown: number;
	asyncRequestTimerId: number;
}

/** A plan of the provider's public list. */
export interface Plan {
	product_id?: number;
	product_slug: string;
	product_name?: string;
	path_slug?: string;
}

/** State of the store. */
export interface PlansState {
	plans: readonly Plan[];
	features: { aiAssistant: AiFeature & { _meta: FeatureMeta } };
}

/** Plain actions of the store. */
export type PlansAction =
	| { type: 'SET_PLANS'; plans: readonly Plan[] }
	| { type: 'FETCH_FROM_API'; url: string }
	| { type: 'STORE_AI_ASSISTANT_FEATURE'; feature: Partial< AiFeature > }
	| { type: 'REQUEST_AI_ASSISTANT_FEATURE' }
	| { type: 'FAIL_AI_ASSISTANT_FEATURE' }
	| { type: 'INCREASE_AI_ASSISTANT_REQUESTS_COUNT'; count: number }
	| {
			type: 'SET_AI_ASSISTANT_FEATURE_REQUIRE_UPGRADE';
			requireUpgrade: boolean;
	  }
	| { type: 'SET_TIER_PLANS_ENABLED'; tierPlansEnabled: boolean }
	| { type: 'DECREASE_NEW_ASYNC_REQUEST_COUNTDOWN' }
	| { type: 'ENQUEUE_ASYNC_COUNTDOWN_REQUEST'; timerId: number }
	| { type: 'DEQUEUE_ASYNC_COUNTDOWN_REQUEST' };

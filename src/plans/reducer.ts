import type { AiFeature, PlansAction, PlansState } from './types';

/** Requests until the server is asked for its own count. */
const COUNTDOWN = 3;
/** What stands for no limit. */
export const UNLIMITED = 999_999_999;

const INITIAL: PlansState = {
	plans: [],
	features: {
		aiAssistant: {
			hasFeature: true,
			isOverLimit: false,
			requestsCount: 0,
			requestsLimit: 20,
			requireUpgrade: false,
			errorMessage: '',
			errorCode: '',
			upgradeType: 'default',
			currentTier: {
				slug: 'ai-assistant-tier-free',
				value: 0,
				limit: 20,
			},
			usagePeriod: { currentStart: '', nextStart: '', requestsCount: 0 },
			nextTier: null,
			tierPlansEnabled: false,
			_meta: {
				isRequesting: false,
				asyncRequestCountdown: COUNTDOWN,
				asyncRequestTimerId: 0,
			},
		},
	},
};

type Kind = 'free' | 'tiered' | 'unlimited';

function kindOf( { currentTier, hasFeature }: AiFeature ): Kind {
	const value = currentTier?.value ?? ( hasFeature ? 1 : 0 );
	if ( value === 0 ) {
		return 'free';
	}
	return value === 1 ? 'unlimited' : 'tiered';
}

/**
 * Requests that count and how many there may be: all of time on the free tier, those of the month on any other.
 *
 * @param feature What the provider says.
 */
export function countOf( feature: AiFeature ) {
	const { currentTier, requestsCount, requestsLimit, usagePeriod } = feature;
	const kind = kindOf( feature );
	const limits: Record< Kind, number > = {
		free: requestsLimit,
		tiered: currentTier?.limit || requestsLimit,
		unlimited: UNLIMITED,
	};
	return {
		isFree: kind === 'free',
		limit: limits[ kind ],
		used:
			kind === 'free'
				? requestsCount
				: ( usagePeriod?.requestsCount ?? 0 ),
	};
}

/** A request more, and what that means for the limit. */
function increase( feature: AiFeature, count: number ): Partial< AiFeature > {
	const requestsCount = feature.requestsCount + count;
	const usagePeriod = {
		currentStart: '',
		nextStart: '',
		...feature.usagePeriod,
		requestsCount: ( feature.usagePeriod?.requestsCount ?? 0 ) + count,
	};
	const { used, limit } = countOf( {
		...feature,
		requestsCount,
		usagePeriod,
	} );
	const isOverLimit = used >= limit;
	return {
		requestsCount,
		usagePeriod,
		isOverLimit,
		requireUpgrade: isOverLimit && feature.nextTier !== null,
	};
}

function reduceFeature(
	feature: PlansState[ 'features' ][ 'aiAssistant' ],
	action: PlansAction | { type: '@@INIT' }
): PlansState[ 'features' ][ 'aiAssistant' ] {
	const { _meta: meta } = feature;
	const note = ( some: Partial< typeof meta > ) => ( {
		...feature,
		_meta: { ...meta, ...some },
	} );
	switch ( action.type ) {
		case 'REQUEST_AI_ASSISTANT_FEATURE':
			return note( {
				isRequesting: true,
				asyncRequestCountdown: COUNTDOWN,
				asyncRequestTimerId: 0,
			} );
		case 'FAIL_AI_ASSISTANT_FEATURE':
			return note( { isRequesting: false } );
		case 'STORE_AI_ASSISTANT_FEATURE':
			return { ...note( { isRequesting: false } ), ...action.feature };
		case 'INCREASE_AI_ASSISTANT_REQUESTS_COUNT':
			return { ...feature, ...increase( feature, action.count ) };
		case 'SET_AI_ASSISTANT_FEATURE_REQUIRE_UPGRADE':
			return {
				...feature,
				requireUpgrade: action.requireUpgrade,
				isOverLimit: action.requireUpgrade || feature.isOverLimit,
			};
		case 'SET_TIER_PLANS_ENABLED':
			return { ...feature, tierPlansEnabled: action.tierPlansEnabled };
		case 'DECREASE_NEW_ASYNC_REQUEST_COUNTDOWN':
			return note( {
				asyncRequestCountdown: meta.asyncRequestCountdown - 1,
			} );
		case 'ENQUEUE_ASYNC_COUNTDOWN_REQUEST':
			return note( { asyncRequestTimerId: action.timerId } );
		case 'DEQUEUE_ASYNC_COUNTDOWN_REQUEST':
			return note( { asyncRequestTimerId: 0 } );
		default:
			return feature;
	}
}

/**
 * The state after an action.
 *
 * @param state  Current state.
 * @param action What happened.
 */
export function reducer(
	state: PlansState = INITIAL,
	action: PlansAction | { type: '@@INIT' }
): PlansState {
	if ( action.type === 'SET_PLANS' ) {
		return { ...state, plans: action.plans };
	}
	const { aiAssistant } = state.features;
	const next = reduceFeature( aiAssistant, action );
	return next === aiAssistant
		? state
		: { ...state, features: { ...state.features, aiAssistant: next } };
}

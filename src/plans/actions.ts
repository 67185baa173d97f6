import { loadClient } from './load-client';
import type { AiFeature, Plan, PlansAction } from './types';

/** Rest after the last of three requests before the server is asked for its count, in ms. */
const RECHECK_DELAY = 5000;

interface ThunkArgs {
	dispatch: ( ( action: PlansAction ) => unknown ) & {
		fetchAiAssistantFeature: () => Promise< void >;
		decreaseAsyncRequestCountdownValue: () => void;
		enqueueAiAssistantFeatureAsyncRequest: () => void;
		dequeueAiAssistantFeatureAsyncRequest: () => void;
	};
	select: {
		getAsyncRequestCountdownValue: () => number;
		getAsyncRequestCountdownTimerId: () => number;
		getIsRequestingAiAssistantFeature: () => boolean;
	};
}

/** Reads the feature; its code comes when it is first needed. */
export type ReadFeature = () => Promise< AiFeature >;

const readFeature: ReadFeature = async () =>
	( await loadClient() ).readFeature();

export const setPlans = ( plans: readonly Plan[] ): PlansAction => ( {
	type: 'SET_PLANS',
	plans,
} );

/** Asks an address that everybody may ask: no cookies, no nonce. Resolves to what it answers. */
export const fetchFromAPI =
	( url: string ) =>
	async ( {
		dispatch,
	}: Pick< ThunkArgs, 'dispatch' > ): Promise< unknown > => {
		dispatch( { type: 'FETCH_FROM_API', url } );
		return ( await loadClient() ).fetchPublic( url );
	};

export const storeAiAssistantFeature = (
	feature: Partial< AiFeature >
): PlansAction => ( { type: 'STORE_AI_ASSISTANT_FEATURE', feature } );

export const setAiAssistantFeatureRequireUpgrade = (
	requireUpgrade = true
): PlansAction => ( {
	type: 'SET_AI_ASSISTANT_FEATURE_REQUIRE_UPGRADE',
	requireUpgrade,
} );

export const setTierPlansEnabled = (
	tierPlansEnabled = true
): PlansAction => ( { type: 'SET_TIER_PLANS_ENABLED', tierPlansEnabled } );

/** Counts requests here, until the server gives its own count. */
export const increaseAiAssistantRequestsCount =
	( count = 1 ) =>
	( { dispatch }: ThunkArgs ): void => {
		dispatch( { type: 'INCREASE_AI_ASSISTANT_REQUESTS_COUNT', count } );
		dispatch.decreaseAsyncRequestCountdownValue();
	};

export const decreaseAsyncRequestCountdownValue =
	() =>
	( { dispatch, select }: ThunkArgs ): void => {
		dispatch( { type: 'DECREASE_NEW_ASYNC_REQUEST_COUNTDOWN' } );
		if ( select.getAsyncRequestCountdownValue() <= 0 ) {
			dispatch.enqueueAiAssistantFeatureAsyncRequest();
		}
	};

/** Asks the server soon; a further request begins the rest anew. */
export const enqueueAiAssistantFeatureAsyncRequest =
	() =>
	( { dispatch }: ThunkArgs ): void => {
		dispatch.dequeueAiAssistantFeatureAsyncRequest();
		const timerId = setTimeout(
			() => void dispatch.fetchAiAssistantFeature(),
			RECHECK_DELAY
		);
		dispatch( {
			type: 'ENQUEUE_ASYNC_COUNTDOWN_REQUEST',
			timerId: Number( timerId ),
		} );
	};

export const dequeueAiAssistantFeatureAsyncRequest =
	() =>
	( { dispatch, select }: ThunkArgs ): void => {
		const timerId = select.getAsyncRequestCountdownTimerId();
		if ( timerId ) {
			clearTimeout( timerId );
			dispatch( { type: 'DEQUEUE_ASYNC_COUNTDOWN_REQUEST' } );
		}
	};

/**
 * The action that asks the server. It never rejects: what was known before stays, and the next need asks again.
 *
 * @param read Reads the feature.
 */
export const createFetch =
	( read: ReadFeature = readFeature ) =>
	() =>
	async ( { dispatch, select }: ThunkArgs ): Promise< void > => {
		if ( select.getIsRequestingAiAssistantFeature() ) {
			return;
		}
		dispatch.dequeueAiAssistantFeatureAsyncRequest();
		dispatch( { type: 'REQUEST_AI_ASSISTANT_FEATURE' } );
		try {
			dispatch( storeAiAssistantFeature( await read() ) );
		} catch {
			// Whoever waits for it must not wait for ever.
			dispatch( { type: 'FAIL_AI_ASSISTANT_FEATURE' } );
		}
	};

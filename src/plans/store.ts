import { createReduxStore, register, select } from '@wordpress/data';
import * as actions from './actions';
import { loadClient } from './load-client';
import { reducer } from './reducer';
import * as selectors from './selectors';
import type { ReadFeature } from './actions';
import type { Plan, PlansState } from './types';

/** Name of the store. */
export const STORE_NAME = 'wordpress-com/plans';

interface ResolverArgs {
	dispatch: {
		fetchAiAssistantFeature: () => Promise< void >;
		fetchFromAPI: ( url: string ) => Promise< unknown >;
		setPlans: ( plans: readonly Plan[] ) => void;
	};
}

/** Reads the provider's public list of plans, once for all of them. */
const getPlan = Object.assign(
	() =>
		async ( { dispatch }: ResolverArgs ): Promise< void > => {
			const { plansAddress, plansOf } = await loadClient();
			const answer = await dispatch.fetchFromAPI( plansAddress() );
			dispatch.setPlans( plansOf( answer ) );
		},
	{ isFulfilled: ( { plans }: PlansState ) => plans.length > 0 }
);

/**
 * The description of the store, for registries.
 *
 * Kept of the store of this name that others have written against: its names, the increase rule, the countdown, and that selectors give
 * the initial free tier until the server has answered. Fixed: the first getAiAssistantFeature() asks the server (there it never does),
 * and a failed request ends (there isRequesting stays true).
 *
 * @param read Reads the feature; the page's client by default.
 */
export function createPlansStore( read?: ReadFeature ) {
	const { createFetch, ...plain } = actions;
	return createReduxStore( STORE_NAME, {
		reducer,
		actions: { ...plain, fetchAiAssistantFeature: createFetch( read ) },
		selectors,
		resolvers: {
			getPlan,
			getAiAssistantFeature:
				() =>
				async ( { dispatch }: ResolverArgs ): Promise< void > =>
					dispatch.fetchAiAssistantFeature(),
		},
	} );
}

/** The store `wordpress-com/plans`. */
export const store = createPlansStore();

/** Registers the store, unless another plugin has registered one under its name. */
export function registerPlansStore(): void {
	if ( ! select( STORE_NAME ) ) {
		register( store );
	}
}

import { createReduxStore, register, select } from '@wordpress/data';
import * as actions from './actions';
import { reducer } from './reducer';
import * as selectors from './selectors';
import type { ReadFeature } from './actions';

/** Name of the store. */
export const STORE_NAME = 'wordpress-com/plans';

interface ResolverArgs {
	dispatch: { fetchAiAssistantFeature: () => Promise< void > };
}

/**
 * The description of the store, for registries.
 *
 * Kept of the store of this name that others have written against: its names, the increase rule, the countdown, and that selectors give
 * the initial free tier until the server has answered. Mended: the first getAiAssistantFeature() asks the server (there it never does),
 * and a failed request ends (there isRequesting stays true). There is no resolver of getPlan(): a site that is its own provider sells
 * nothing, so plans are what somebody stored.
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

import { API_STATE } from './types';
import type { MembershipsAction, MembershipsState } from './types';

export const initialState: MembershipsState = {
	products: [],
	apiState: API_STATE.LOADING,
	connectUrl: null,
	siteSlug: '',
	connectedAccountDefaultCurrency: '',
	subscriberCounts: {
		socialFollowers: null,
		emailSubscribers: null,
		paidSubscribers: null,
	},
	newsletterCategories: { enabled: false, categories: [] },
	newsletterCategoriesSubscriptionsCount: 0,
};

/**
 * The state after an action.
 *
 * @param state  Current state.
 * @param action What happened.
 */
export function reducer(
	state: MembershipsState = initialState,
	action: MembershipsAction | { type: '@@INIT' }
): MembershipsState {
	if ( ! action.type.startsWith( 'SET_' ) ) {
		return state;
	}
	const { type, ...change } = action;
	const known = Object.keys( change ).every( ( name ) => name in state );
	return known ? { ...state, ...change } : state;
}

import type { Client } from './client';

type Json = Record< string, unknown >;

/** How the search is set up. */
export interface SearchSettings {
	module_active: boolean;
	instant_search_enabled: boolean;
	swap_classic_to_inline_search?: boolean;
}

/** The calls of the search, which may live at another root. */
export const searchCalls = ( { get, post }: Client ) => ( {
	fetchSearchPlan: () => get< Json >( 'search/plan' ),
	fetchSearchSettings: () => get< SearchSettings >( 'search/settings' ),
	updateSearchSettings: ( settings: Partial< SearchSettings > ) =>
		post< SearchSettings >( 'search/settings', settings ),
	fetchSearchStats: () => get< Json >( 'search/stats' ),
	fetchSearchPricing: () => get< Json >( 'search/pricing' ),
} );

/**
 * The routes of jetpack/v4 as typed calls, for screens and for other code. Each rejects with a PluginError whose message can be
 * shown: "… (Status n)" for a refusal, and its own sentence for what was not found, not readable, or not sent at all.
 */
import { clientOf } from './client';
import { connectionCalls } from './connection';
import { dashboardCalls } from './dashboard';
import { licensingCalls } from './licensing';
import { moduleCalls } from './modules';
import { searchCalls } from './search';
import { siteCalls } from './site';
import type { ClientOptions } from './client';

/**
 * Makes the calls.
 *
 * @param options Where requests go; to the page's own site by default.
 */
export function createRestClient( options: ClientOptions = {} ) {
	const client = clientOf( 'jetpack/v4', options );
	return {
		...connectionCalls( client ),
		...moduleCalls( client ),
		...siteCalls( client ),
		...dashboardCalls( client ),
		...licensingCalls( client ),
		...searchCalls( clientOf( 'jetpack/v4', options, options.searchRoot ) ),
		/** The names of the days, and on which the week starts. */
		fetchLocalizedWeek: () =>
			clientOf( 'wpcom/v2', options ).get< {
				days: Record< string, string >;
				startOfWeek: number;
			} >( 'business-hours/localized-week' ),
	};
}

/** The calls, by their names. */
export type RestClient = ReturnType< typeof createRestClient >;

export type { ClientOptions } from './client';
export type {
	ConnectedPlugin,
	ConnectionData,
	ConnectionStatus,
	RegisterBody,
	Success,
} from './connection';
export type {
	Questionnaire,
	RecommendationsData,
	Verification,
} from './dashboard';
export type {
	KeyCheck,
	ModuleOption,
	ModuleRecord,
	SettingsMap,
	StatsData,
	Visits,
} from './modules';
export type { License } from './licensing';
export type { SearchSettings } from './search';
export type { Benefit, PluginRecord, Purchase, SiteFeatures } from './site';

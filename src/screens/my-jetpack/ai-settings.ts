import { useResource, useSettings } from '@slipstream/data';

/** A request that authors can choose. */
export interface Template {
	title: string;
	prompt: string;
}

/** A word that the site writes otherwise. */
export interface Term {
	term: string;
	preferred: string;
}

/** How much may be used in a month; 0 for no limit. */
export interface Limit {
	requests: number;
	tokens: number;
	/** In millionths of the currency. */
	cost: number;
}

/** What a million tokens cost that are sent or received, an image, and a minute of a recording. */
export interface Price {
	in: number;
	out: number;
	image: number;
	minute: number;
}

/** What can be switched off by itself. */
export type FeatureName = 'writing' | 'forms' | 'images' | 'voice';

/** Where a post says to its readers that AI was used. */
export type LabelPlace = 'off' | 'once' | 'each';

/** The settings of AI, as the registry has them. A type, not an interface: settings are looked up by any name. */
export type AiSettings = {
	slipstream_ai_base_url: string;
	slipstream_ai_model: string;
	/** A secret: it goes in and never comes out. */
	slipstream_ai_api_key: string;

	slipstream_ai_enabled: boolean;
	slipstream_ai_inactive_features: readonly FeatureName[];
	slipstream_ai_inactive_roles: readonly string[];

	/** Requests of the whole site in a month; 0 for no limit. It counts, not the requests of `slipstream_ai_limits_site`. */
	slipstream_ai_request_limit: number;
	slipstream_ai_limits_site: Limit;
	slipstream_ai_limits_person: Limit;
	/** Of those roles that have one. */
	slipstream_ai_limits_roles: Readonly< Record< string, Limit > >;

	slipstream_ai_currency: string;
	/** By model; `*` for all others. */
	slipstream_ai_prices: Readonly< Record< string, Price > >;
	/** Days to keep the log; 0 for ever. */
	slipstream_ai_log_days: number;

	slipstream_ai_templates: readonly Template[];
	slipstream_ai_guidelines: string;
	slipstream_ai_glossary: readonly Term[];
	slipstream_ai_banned: readonly string[];
	slipstream_ai_label: LabelPlace;
};

/** What the settings come to: the answer of GET slipstream/v1/ai-status. */
export interface AiStatus {
	/** Who answers. */
	engine: 'openai' | 'core' | 'demo' | 'none';
	streams: boolean;
	/** Address and model that requests go to: those of the settings, or what stands in for them. */
	base_url: string;
	model: string;
	requests_used: number;
	/** Whether AI is on: here, and in WordPress itself. */
	is_enabled: boolean;
	/** Whether WordPress itself allows AI. */
	is_supported: boolean;
	/** Names of the roles whose people may write. */
	roles: Readonly< Record< string, string > >;
	/** Those that a new site starts with. */
	default_templates: readonly Template[];
	connectors_url: string;
}

/** What the settings of AI come to. */
export const useAiStatus = () =>
	useResource< AiStatus >( 'slipstream/v1/ai-status' );

/**
 * Some settings of AI together with what they come to, as one resource.
 *
 * @param names Which.
 */
export function useAiSettings< Name extends keyof AiSettings >(
	names: readonly Name[]
) {
	const settings = useSettings< Pick< AiSettings, Name > >( names );
	const status = useAiStatus();
	return {
		settings,
		status,
		resource: {
			data: settings.data &&
				status.data && { saved: settings.data, status: status.data },
			error: settings.error ?? status.error,
			reload: async () => {
				await Promise.all( [ settings.reload(), status.reload() ] );
			},
		},
	};
}

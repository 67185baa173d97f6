import { useResource, useSettings } from '@slipstream/data';
import type { AiSettings } from '@slipstream/site-settings';

/** A request that authors can choose. */
export type Template = AiSettings[ 'slipstream_ai_templates' ][ number ];

/** A word that the site writes otherwise. */
export type Term = AiSettings[ 'slipstream_ai_glossary' ][ number ];

/** How much may be used in a month; 0 for no limit. Costs are in millionths of the currency. */
export type Limit = AiSettings[ 'slipstream_ai_limits_site' ];

/** What a million tokens cost that are sent or received, an image, and a minute of a recording. */
export type Price = AiSettings[ 'slipstream_ai_prices' ][ string ];

/** What can be switched off by itself. */
export type FeatureName =
	AiSettings[ 'slipstream_ai_inactive_features' ][ number ];

/** Where a post says to its readers that AI was used. */
export type LabelPlace = AiSettings[ 'slipstream_ai_label' ];

/** What the settings come to: the answer of GET slipstream/v1/ai-status. */
export interface AiStatus {
	/** Who answers. */
	engine: 'openai' | 'core' | 'demo' | 'none';
	streams: boolean;
	/** Address and model that requests go to: those of the settings, or what stands in for them. */
	base_url: string;
	model: string;
	/** How the server answered last. */
	test: {
		state: 'untested' | 'works' | 'failed';
		/** Names the server, the cause and the next step; '' where nothing failed. */
		message: string;
		/** When, in ISO 8601; '' where it was never tried. */
		tested: string;
		/** Names of models that the server has; empty where it does not say. */
		models: readonly string[];
	};
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

/* eslint-disable prettier/prettier -- Made of php/Hub/settings.json by the build: change that. */
import { __ } from '@wordpress/i18n';
import type { DeepReadonly } from './deep-readonly';

interface Values {
	/**
	 * New sites
	 */
	slipstream_hub_registration: 'invitation' | 'approval';
	/**
	 * Tiers
	 */
	slipstream_hub_tiers: {
		slug: string;
		name: string;
		requests: number;
	}[];
	/**
	 * Tier for new sites
	 */
	slipstream_hub_default_tier: string;
	/**
	 * Mapbox token for connected sites
	 */
	slipstream_hub_mapbox_token: string;
}

/** The settings as the server has them. */
export type HubSettings = DeepReadonly< Values >;

/** What is said of each. */
export const hubSettings = {
	slipstream_hub_registration: {
		get label() { return __( 'New sites', 'slipstream' ); },
		schema: {"type":"string","enum":["invitation","approval"]},
		default: "invitation",
	},
	slipstream_hub_tiers: {
		get label() { return __( 'Tiers', 'slipstream' ); },
		schema: {"type":"array","minItems":1,"maxItems":20,"items":{"type":"object","additionalProperties":false,"properties":{"slug":{"type":"string","pattern":"^[a-z0-9-]{1,40}$","required":true},"name":{"type":"string","minLength":1,"maxLength":100,"required":true},"requests":{"type":"integer","minimum":0,"maximum":1000000000,"required":true}}}},
	},
	slipstream_hub_default_tier: {
		get label() { return __( 'Tier for new sites', 'slipstream' ); },
		get description() { return __( 'If you delete a tier, its sites move to this one.', 'slipstream' ); },
		schema: {"type":"string","maxLength":40},
		default: "free",
	},
	slipstream_hub_mapbox_token: {
		get label() { return __( 'Mapbox token for connected sites', 'slipstream' ); },
		get description() { return __( 'Sites without their own token use this one for their maps, at your expense. Leave empty to share none.', 'slipstream' ); },
		schema: {"type":"string","maxLength":300},
		default: "",
	},
} as const;

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
		withheld?: ('calendly' | 'donations' | 'opentable' | 'payment-buttons' | 'simple-payments')[];
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
		limits: {"enum":["invitation","approval"]},
		default: "invitation",
	},
	slipstream_hub_tiers: {
		get label() { return __( 'Tiers', 'slipstream' ); },
		limits: {"minItems":1,"maxItems":20,"items":{"properties":{"slug":{"pattern":"^[a-z0-9-]{1,40}$(?!\\n)"},"name":{"minLength":1,"maxLength":100},"requests":{"minimum":0,"maximum":1000000000},"withheld":{"uniqueItems":true,"maxItems":20,"items":{"enum":["calendly","donations","opentable","payment-buttons","simple-payments"]}}}}},
	},
	slipstream_hub_default_tier: {
		get label() { return __( 'Tier for new sites', 'slipstream' ); },
		get description() { return __( 'If you delete a tier, its sites move to this one.', 'slipstream' ); },
		limits: {"maxLength":40},
		default: "free",
	},
	slipstream_hub_mapbox_token: {
		get label() { return __( 'Mapbox token for connected sites', 'slipstream' ); },
		get description() { return __( 'Sites without their own token use this one for their maps, at your expense. Leave empty to share none.', 'slipstream' ); },
		limits: {"maxLength":300},
		default: "",
	},
} as const;

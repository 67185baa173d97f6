import { useSettings } from '@slipstream/data';
import type { HubSettings, Tier } from '../types';

type Names = 'slipstream_hub_tiers' | 'slipstream_hub_default_tier';

const NAMES = [
	'slipstream_hub_tiers',
	'slipstream_hub_default_tier',
] as const;
const NONE: readonly Tier[] = [];

/** The tiers, for choices and names; none until they are there. */
export function useTiers() {
	const { data } = useSettings< Pick< HubSettings, Names > >( NAMES );
	return {
		tiers: data?.slipstream_hub_tiers ?? NONE,
		defaultTier: data?.slipstream_hub_default_tier ?? '',
	};
}

import { useSettings } from '@slipstream/data';
import type { HubSettings } from '@slipstream/site-settings';
import type { Tier } from '../types';

const NAMES = [ 'slipstream_hub_tiers' ] as const;
const NONE: readonly Tier[] = [];

/** The tiers, for choices and names; undefined while they are on their way. */
export function useTiers(): readonly Tier[] | undefined {
	const { data, error } =
		useSettings< Pick< HubSettings, 'slipstream_hub_tiers' > >( NAMES );
	return data?.slipstream_hub_tiers ?? ( error ? NONE : undefined );
}

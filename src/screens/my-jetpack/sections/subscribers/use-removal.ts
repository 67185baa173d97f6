import { useSettings } from '@slipstream/data';
import { getHttp } from '@slipstream/http';
import type { SubscribersSettings } from '@slipstream/site-settings';
import { ROUTE } from './types';
import type { Subscriber } from './types';

const YEARS = 'slipstream_consent_years';

/** For how many years proofs are kept; undefined while nobody knows. */
export const useProofYears = (): number | undefined =>
	useSettings< Partial< Pick< SubscribersSettings, typeof YEARS > > >( [
		YEARS,
	] ).data?.[ YEARS ];

/**
 * Ends a subscription.
 *
 * @param id Whose.
 */
export const remove = ( id: number ) =>
	getHttp().post< Subscriber >( `${ ROUTE }/${ id }`, undefined, {
		query: { _method: 'DELETE' },
	} );

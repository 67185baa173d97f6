import { useResource } from '@slipstream/data';
import { getHttp } from '@slipstream/http';
import { refreshFeature } from '@slipstream/plans';
import { useAction } from '@slipstream/ui';
import { cameFrom } from './return-address';
import type { AiFeatureUse } from '@slipstream/plans';
import type { Resource } from '@slipstream/data';
import type { ProviderStatus } from '../../provider';

const ROUTE = 'slipstream/v1/upgrade';

/** The answer of GET slipstream/v1/upgrade: what has become of what this person has asked for. */
export interface UpgradeStatus {
	/** As the hub says; `asked` while it has not said that it knows. */
	state: 'none' | 'asked' | 'waiting' | 'granted' | 'refused';
	/** What the hub calls the tier of the site; '' where it does not say. */
	plan: string;
	/** The page that it was asked from; '' for none. */
	return_to: string;
}

/**
 * Asking the hub for the next tier, and hearing what it decided.
 *
 * @param provider The provider.
 * @param feature  What it says of AI.
 */
export function useUpgrade(
	provider: Resource< ProviderStatus >,
	feature: AiFeatureUse
) {
	const upgrade = useResource< UpgradeStatus >( ROUTE );
	const isGranted = upgrade.data?.state === 'granted';
	const ask = async ( tier: string ) => {
		await getHttp().post( 'slipstream/v1/connection/upgrade-request', {
			tier,
			redirect_to: cameFrom( window.location.search ),
		} );
		provider.update( ( now ) => now && { ...now, wanted_tier: tier } );
		await upgrade.reload();
	};
	return {
		status: upgrade.data,
		isWaiting: Boolean( provider.data?.wanted_tier ) && ! isGranted,
		ask: useAction( async () => {
			if ( feature.nextTier ) {
				await ask( feature.nextTier.slug );
			}
		} ),
		check: useAction( async () => {
			refreshFeature();
			await Promise.all( [ provider.reload(), upgrade.reload() ] );
		} ),
		forget: useAction( async () => {
			await getHttp().post( ROUTE, undefined, {
				query: { _method: 'DELETE' },
			} );
			await upgrade.reload();
		} ),
	};
}

import { useEffect, useState } from '@wordpress/element';
import { getHttp } from '@slipstream/http';
import { refreshFeature } from '@slipstream/plans';
import { useAction } from '@slipstream/ui';
import { isUpgraded, markUpgraded } from './return-address';
import type { AiFeatureUse, Tier } from '@slipstream/plans';
import type { Resource } from '@slipstream/data';
import type { ProviderStatus } from '../../provider';

/**
 * Asking the hub for the next tier, and hearing what it decided.
 *
 * @param resource The provider.
 * @param feature  What it says of AI.
 */
export function useUpgrade(
	resource: Resource< ProviderStatus >,
	feature: AiFeatureUse
) {
	const { data, update, reload } = resource;
	const [ asked, setAsked ] = useState( data?.wanted_tier ?? '' );
	const [ isDone, setIsDone ] = useState(
		isUpgraded( window.location.search )
	);
	const wanted = data?.wanted_tier || asked;
	const isGranted = wanted !== '' && feature.currentTier?.slug === wanted;

	useEffect( () => {
		if ( isGranted ) {
			markUpgraded();
			setAsked( '' );
			setIsDone( true );
		}
	}, [ isGranted ] );

	const ask = ( { slug }: Tier ) =>
		getHttp()
			.post( 'slipstream/v1/connection/upgrade-request', { tier: slug } )
			.then( () => {
				setAsked( slug );
				setIsDone( false );
				update( ( now ) => now && { ...now, wanted_tier: slug } );
			} );
	return {
		isDone,
		isWaiting: wanted !== '' && ! isGranted,
		ask: useAction( async () => {
			if ( feature.nextTier ) {
				await ask( feature.nextTier );
			}
		} ),
		check: useAction( async () => {
			refreshFeature();
			await reload();
		} ),
	};
}

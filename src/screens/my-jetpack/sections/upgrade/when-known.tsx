import { PluginError } from '@slipstream/errors';
import { refreshFeature, useFeatureStatus } from '@slipstream/plans';
import { ErrorState, Skeleton } from '@slipstream/ui';
import type { ReactNode } from 'react';

/** What needs to know what the hub says of the requests of this site. */
export function WhenKnown( { children }: { children: ReactNode } ) {
	const status = useFeatureStatus();
	if ( status === 'known' ) {
		return <>{ children }</>;
	}
	return status === 'loading' ? (
		<Skeleton lines={ 2 } />
	) : (
		<ErrorState
			error={ new PluginError( 'fetch_network_error' ) }
			onRetry={ refreshFeature }
		/>
	);
}

import { ErrorState } from './error-state';
import { Skeleton } from './skeleton';
import type { ErrorMessages } from './error-state';
import type { Resource } from '@slipstream/data';
import type { ReactNode } from 'react';

interface Props< T > {
	resource: Pick< Resource< T >, 'data' | 'error' | 'reload' >;
	/** How high the place is that is kept while it loads. */
	lines?: number;
	messages?: ErrorMessages;
	children: ( data: T ) => ReactNode;
}

/** Shows a resource, or that it is on its way, or why it is not there. Data that is there stays when a later request fails. */
export function ResourceContent< T >( {
	resource,
	lines,
	messages,
	children,
}: Props< T > ) {
	const { data, error, reload } = resource;
	return (
		<>
			{ error && (
				<ErrorState
					error={ error }
					onRetry={ () => void reload() }
					messages={ messages }
				/>
			) }
			{ data === undefined && ! error && <Skeleton lines={ lines } /> }
			{ data !== undefined && children( data ) }
		</>
	);
}

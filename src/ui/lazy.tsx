import { useMemo } from '@wordpress/element';
import { PluginError } from '@slipstream/errors';
import { lazyComponent } from '@slipstream/lazy';
import type { FallbackProps } from '@slipstream/lazy';
import { ResourceContent } from './states/resource-content';
import type { ComponentType } from 'react';

interface Props {
	/** Imports the component; the same function each time. */
	load: () => Promise< ComponentType >;
}

function Waiting( { hasFailed, onRetry }: FallbackProps ) {
	const error = hasFailed
		? new PluginError( 'fetch_network_error' )
		: undefined;
	return (
		<ResourceContent
			resource={ {
				data: undefined,
				error,
				reload: async () => onRetry(),
			} }
		>
			{ () => null }
		</ResourceContent>
	);
}

/** A component whose code comes when it is first shown. A download that failed can be tried again. */
export function Lazy( { load }: Props ) {
	const Component = useMemo(
		() => lazyComponent( load, { fallback: Waiting } ),
		[ load ]
	);
	return <Component />;
}

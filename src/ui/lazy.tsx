import { useCallback, useEffect, useState } from '@wordpress/element';
import { PluginError } from '@slipstream/errors';
import { ResourceContent } from './states/resource-content';
import type { ComponentType } from 'react';

interface Props {
	/** Imports the component; the same function each time. */
	load: () => Promise< ComponentType >;
}

/** A component whose code comes when it is first shown. A download that failed can be tried again. */
export function Lazy( { load }: Props ) {
	const [ Component, setComponent ] = useState< ComponentType >();
	const [ error, setError ] = useState< PluginError >();
	const reload = useCallback( async () => {
		setError( undefined );
		try {
			const loaded = await load();
			setComponent( () => loaded );
		} catch ( cause ) {
			setError( new PluginError( 'fetch_network_error', { cause } ) );
		}
	}, [ load ] );
	useEffect( () => void reload(), [ reload ] );
	return (
		<ResourceContent resource={ { data: Component, error, reload } }>
			{ ( Loaded ) => <Loaded /> }
		</ResourceContent>
	);
}

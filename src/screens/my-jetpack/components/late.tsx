import { useCallback, useEffect, useState } from '@wordpress/element';
import { PluginError } from '@slipstream/errors';
import { Waiting } from './card';
import type { ComponentType } from 'react';

interface Props {
	/** Imports the component's chunk; the same function each time. */
	load: () => Promise< ComponentType >;
}

/** A part of the page whose code comes by itself. A download that failed can be tried again. */
export function Late( { load }: Props ) {
	const [ Part, setPart ] = useState< ComponentType >();
	const [ error, setError ] = useState< PluginError >();
	const [ attempt, setAttempt ] = useState( 0 );
	useEffect( () => {
		let isMounted = true;
		load().then(
			( loaded ) => isMounted && setPart( () => loaded ),
			( cause: unknown ) =>
				isMounted &&
				setError( new PluginError( 'fetch_network_error', { cause } ) )
		);
		return () => {
			isMounted = false;
		};
	}, [ load, attempt ] );
	const reload = useCallback( () => {
		setError( undefined );
		setAttempt( ( count ) => count + 1 );
	}, [] );
	return Part ? (
		<Part />
	) : (
		<Waiting
			resource={ { data: undefined, error, reload, receive() {} } }
		/>
	);
}

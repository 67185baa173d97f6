import { useCallback, useEffect, useState } from '@wordpress/element';
import { toPluginError } from '@slipstream/errors';
import { getHttp } from '@slipstream/http';
import type { PluginError } from '@slipstream/errors';

/** What a route answered, or why it did not. */
export interface Resource< T > {
	readonly data: T | undefined;
	readonly error: PluginError | undefined;
	readonly reload: () => void;
	readonly receive: ( data: T ) => void;
}

/**
 * Reads a route when a component appears.
 *
 * @param path The route.
 */
export function useResource< T >( path: string ): Resource< T > {
	const [ data, setData ] = useState< T >();
	const [ error, setError ] = useState< PluginError >();
	const [ attempt, setAttempt ] = useState( 0 );
	useEffect( () => {
		let isMounted = true;
		getHttp()
			.get< T >( path )
			.then(
				( answer ) => isMounted && setData( answer ),
				( reason: unknown ) =>
					isMounted && setError( toPluginError( reason ) )
			);
		return () => {
			isMounted = false;
		};
	}, [ path, attempt ] );
	const reload = useCallback( () => {
		setError( undefined );
		setAttempt( ( count ) => count + 1 );
	}, [] );
	return { data, error, reload, receive: setData };
}

import { useCallback, useMemo, useRef } from '@wordpress/element';
import { getHttp } from '@slipstream/http';
import { useResource } from './use-resource';
import type { Resource } from './use-resource';

/** Settings by name. */
export type SettingValues = Readonly< Record< string, unknown > >;

/** Some settings of the site, and the way to change them. */
export interface Settings< T extends SettingValues > extends Omit<
	Resource< T >,
	'cancel' | 'save' | 'update'
> {
	/**
	 * Stores changed settings: only these are sent. They show at once; where the server refuses, they go back and the promise
	 * rejects with a PluginError.
	 */
	readonly save: ( changes: Partial< T > ) => Promise< void >;
}

const ROUTE = 'jetpack/v4/settings';

function pick( values: SettingValues, names: readonly string[] ) {
	return Object.fromEntries(
		names.map( ( name ) => [ name, values[ name ] ] )
	);
}

/**
 * Reads and changes settings of the registry.
 *
 * @example
 * const { data, save } = useSettings< { ai_enabled: boolean } >( [ 'ai_enabled' ] );
 *
 * @param names Which.
 */
export function useSettings< T extends SettingValues >(
	names: readonly ( keyof T & string )[]
): Settings< T > {
	const { data, error, isLoading, isStale, isOffline, reload, update } =
		useResource< SettingValues >( ROUTE );
	const list = names.join();
	const values = useMemo(
		() => data && ( pick( data, list.split( ',' ) ) as T ),
		[ data, list ]
	);
	const latest = useRef( data );
	latest.current = data;
	const save = useCallback(
		async ( changes: Partial< T > ) => {
			const before = pick( latest.current ?? {}, Object.keys( changes ) );
			update( ( all ) => ( { ...all, ...changes } ) );
			try {
				await getHttp().post( ROUTE, changes );
			} catch ( refusal ) {
				// Only these: another change may have been stored meanwhile.
				update( ( all ) => ( { ...all, ...before } ) );
				throw refusal;
			}
		},
		[ update ]
	);
	return { data: values, error, isLoading, isStale, isOffline, reload, save };
}

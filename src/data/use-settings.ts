import { useCallback, useMemo, useRef } from '@wordpress/element';
import { getHttp } from '@slipstream/http';
import { storedOf, withReasons } from './refusal';
import { useResource } from './use-resource';
import type { Resource } from './use-resource';

/** Settings by name. */
export type SettingValues = Readonly< Record< string, unknown > >;

/** Some settings of the site, and the way to change them. */
export interface Settings< T extends SettingValues > extends Omit<
	Resource< T >,
	'cancel' | 'save' | 'update'
> {
	/** Names of the secrets of the site, and whether there is one. A secret itself never comes: its value is always ''. */
	readonly secrets: Readonly< Record< string, boolean > >;
	/** Names of settings that cannot be changed here, and what fixes them; what is locked can be removed. */
	readonly fixed: Readonly<
		Record< string, 'constant' | 'environment' | 'locked' >
	>;
	/**
	 * Stores changed settings: only these are sent. Where the server refuses some, the others are stored and the promise rejects
	 * with a PluginError that says why; `useSave` has the reasons by name.
	 */
	readonly save: ( changes: Partial< T > ) => Promise< void >;
	/** The same, but the changes show at once, and go back where the server refuses. */
	readonly change: ( changes: Partial< T > ) => Promise< void >;
}

/** What GET answers. */
interface Answer extends SettingValues {
	readonly settings_secret?: Readonly< Record< string, boolean > >;
	readonly settings_fixed?: Settings< SettingValues >[ 'fixed' ];
}

const ROUTE = 'jetpack/v4/settings';
const NONE = {};

function pick( values: SettingValues, names: readonly string[] ) {
	return Object.fromEntries(
		names.map( ( name ) => [ name, values[ name ] ] )
	);
}

/** What is known once the server has told what is stored: of a secret it tells whether there is one. */
function withStored( all: Answer | undefined, stored: SettingValues ) {
	if ( ! all ) {
		return all;
	}
	const secrets = { ...all.settings_secret };
	const values: Record< string, unknown > = {};
	for ( const [ name, value ] of Object.entries( stored ) ) {
		if ( name in secrets ) {
			secrets[ name ] = Boolean( value );
		} else {
			values[ name ] = value;
		}
	}
	return { ...all, ...values, settings_secret: secrets };
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
		useResource< Answer >( ROUTE );
	const list = names.join();
	const secrets = data?.settings_secret ?? NONE;
	const values = useMemo( () => {
		const hidden = Object.keys( secrets ).map( ( name ) => [ name, '' ] );
		const all = { ...data, ...Object.fromEntries( hidden ) };
		return data && ( pick( all, list.split( ',' ) ) as T );
	}, [ data, secrets, list ] );
	const latest = useRef( data );
	latest.current = data;
	const save = useCallback(
		async ( changes: Partial< T > ) => {
			if ( Object.keys( changes ).length === 0 ) {
				return;
			}
			try {
				const {
					code: _code,
					message: _message,
					...stored
				} = await getHttp().post< SettingValues >( ROUTE, changes );
				update( ( all ) => withStored( all, stored ) );
			} catch ( thrown ) {
				const refusal = withReasons( thrown );
				update( ( all ) => withStored( all, storedOf( refusal ) ) );
				throw refusal;
			}
		},
		[ update ]
	);
	const change = useCallback(
		async ( changes: Partial< T > ) => {
			const before = pick( latest.current ?? {}, Object.keys( changes ) );
			update( ( all ) => all && { ...all, ...changes } );
			try {
				await save( changes );
			} catch ( refusal ) {
				// Only these: another change may have been stored meanwhile.
				update( ( all ) => all && { ...all, ...before } );
				throw refusal;
			}
		},
		[ save, update ]
	);
	return {
		data: values,
		error,
		isLoading,
		isStale,
		isOffline,
		reload,
		secrets,
		fixed: data?.settings_fixed ?? NONE,
		save,
		change,
	};
}

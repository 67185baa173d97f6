import {
	useEffect,
	useMemo,
	useRef,
	useSyncExternalStore,
} from '@wordpress/element';
import { getHttp } from '@slipstream/http';
import type { Query } from '@slipstream/http';
import * as cache from './resource-cache';
import type { Load, ResourceState } from './resource-cache';

/** What a component reads from the server, and how that stands. */
export interface Resource< T > extends ResourceState< T > {
	/** Whether `data` is of another address than the one asked for now, or is older than a request that failed. */
	readonly isStale: boolean;
	/** Whether the last request failed for want of a network. It is repeated by itself when there is one. */
	readonly isOffline: boolean;
	/** Asks the server again. */
	readonly reload: () => Promise< void >;
	/** Ends a request whose answer a change is about to make old. `reload` after the change. */
	readonly cancel: () => void;
	/** Sends a change to the path, by POST, and takes over what it answers. Rejects with a PluginError. */
	readonly save: ( body: object ) => Promise< T >;
	/** Takes over what is known without asking, such as the answer to a change. Every component that shows the resource gets it. */
	readonly update: (
		change: T | ( ( data: T | undefined ) => T | undefined )
	) => void;
}

/** How a resource is read. */
export interface ResourceOptions< T > {
	query?: Query;
	/** Fetches it; by default a GET of the path. For what takes more than one request, or has a client of its own. */
	load?: Load< T >;
}

const never = () => () => undefined;

/** Repeats a request that failed for want of a network when there is one again. */
function useReloadOnline( isOffline: boolean, reload: () => Promise< void > ) {
	useEffect( () => {
		if ( ! isOffline ) {
			return;
		}
		const again = () => void reload();
		window.addEventListener( 'online', again );
		return () => window.removeEventListener( 'online', again );
	}, [ isOffline, reload ] );
}

/** What can be done with a resource. The functions stay the same for as long as the address does. */
function useCommands< T >(
	key: string | undefined,
	path: string,
	options: ResourceOptions< T >
): Pick< Resource< T >, 'reload' | 'cancel' | 'save' | 'update' > {
	const latest = useRef( { path, options } );
	latest.current = { path, options };
	return useMemo(
		() => ( {
			async save( body ) {
				const answer = await getHttp().post< T >(
					latest.current.path,
					body
				);
				if ( key ) {
					cache.update( key, answer );
				}
				return answer;
			},
			async reload() {
				const { path: route, options: how } = latest.current;
				const fetchIt: Load< T > = ( signal ) =>
					getHttp().get< T >( route, { query: how.query, signal } );
				if ( key ) {
					await cache.load( key, how.load ?? fetchIt );
				}
			},
			cancel() {
				if ( key ) {
					cache.cancel( key );
				}
			},
			update( change ) {
				if ( key ) {
					const before = cache.read( key ).data as T | undefined;
					cache.update(
						key,
						change instanceof Function ? change( before ) : change
					);
				}
			},
		} ),
		[ key ]
	);
}

/**
 * Reads a resource of the server. Components that read the same one share one request and see each other's changes.
 * While the address changes, the data of the one before stays, marked as stale.
 *
 * @example
 * const usage = useResource< AiUsage >( 'slipstream/v1/ai-usage', { query: { month } } );
 *
 * @param path    The route, or another name where `load` fetches it; undefined reads nothing.
 * @param options How it is read.
 */
export function useResource< T >(
	path: string | undefined,
	options: ResourceOptions< T > = {}
): Resource< T > {
	const key = path && JSON.stringify( [ path, options.query ?? {} ] );
	const subscribe = useMemo(
		() => ( key ? cache.subscribe.bind( null, key ) : never ),
		[ key ]
	);
	const state = useSyncExternalStore( subscribe, () =>
		key ? cache.read( key ) : cache.EMPTY
	) as ResourceState< T >;
	const { error } = state;
	const commands = useCommands( key, path ?? '', options );
	const { reload } = commands;

	useEffect( () => {
		const known = key ? cache.read( key ) : undefined;
		// What another component has read already is shown at once, and may be old.
		if ( known && ! known.isLoading ) {
			void reload();
		}
	}, [ key, reload ] );

	const isOffline = error?.code === 'fetch_network_error';
	useReloadOnline( isOffline, reload );

	// What was shown last, while the next address is on its way.
	const shown = useRef< T >();
	if ( state.data !== undefined || ! key ) {
		shown.current = state.data;
	}
	const isMissing = state.data === undefined;
	return {
		...commands,
		data: shown.current,
		error,
		// From the first drawing on: the request begins right after it.
		isLoading:
			state.isLoading || ( key !== undefined && isMissing && ! error ),
		isStale: isMissing || error !== undefined,
		isOffline,
	};
}

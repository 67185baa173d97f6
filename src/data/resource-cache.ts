import { toPluginError } from '@slipstream/errors';
import type { PluginError } from '@slipstream/errors';

/** What is known of a resource of the server. */
export interface ResourceState< T > {
	readonly data: T | undefined;
	/** Why the last request failed; the data of the one before stays. */
	readonly error: PluginError | undefined;
	readonly isLoading: boolean;
}

/** Fetches a resource; rejects with what `getHttp()` rejects with. */
export type Load< T > = ( signal: AbortSignal ) => Promise< T >;

interface Entry {
	state: ResourceState< unknown >;
	readonly listeners: Set< () => void >;
	request?: AbortController;
}

export const EMPTY: ResourceState< undefined > = {
	data: undefined,
	error: undefined,
	isLoading: false,
};

/** Resources by key. Those that no component shows any more are forgotten. */
const entries = new Map< string, Entry >();

function entryOf( key: string ): Entry {
	const entry = entries.get( key ) ?? { state: EMPTY, listeners: new Set() };
	entries.set( key, entry );
	return entry;
}

function setState(
	entry: Entry,
	change: Partial< ResourceState< unknown > >
): void {
	entry.state = { ...entry.state, ...change };
	entry.listeners.forEach( ( listener ) => listener() );
}

export function read( key: string ): ResourceState< unknown > {
	return entries.get( key )?.state ?? EMPTY;
}

/**
 * Hears of each change of a resource.
 *
 * @param key      The resource.
 * @param listener Called after each change.
 * @return Stops it; the last one to stop ends the request and drops the data.
 */
export function subscribe( key: string, listener: () => void ): () => void {
	const entry = entryOf( key );
	entry.listeners.add( listener );
	return () => {
		entry.listeners.delete( listener );
		if ( entry.listeners.size === 0 ) {
			entry.request?.abort();
			entries.delete( key );
		}
	};
}

/**
 * Fetches a resource. Only the newest request counts: an older one is ended.
 *
 * @param key     The resource.
 * @param fetchIt Fetches it.
 */
export async function load(
	key: string,
	fetchIt: Load< unknown >
): Promise< void > {
	const entry = entries.get( key );
	if ( ! entry ) {
		return;
	}
	entry.request?.abort();
	const request = new AbortController();
	entry.request = request;
	setState( entry, { isLoading: true, error: undefined } );
	let change: Partial< ResourceState< unknown > >;
	try {
		change = { data: await fetchIt( request.signal ) };
	} catch ( thrown ) {
		change = { error: toPluginError( thrown ) };
	}
	if ( entry.request === request && ! request.signal.aborted ) {
		entry.request = undefined;
		setState( entry, { ...change, isLoading: false } );
	}
}

/** Ends the request of a resource; it counts as loading until it is loaded again. */
export function cancel( key: string ): void {
	entries.get( key )?.request?.abort();
}

/** Changes what is known of a resource, without asking the server. A request that runs is ended: its answer may be older. */
export function update( key: string, data: unknown ): void {
	const entry = entries.get( key );
	if ( ! entry ) {
		return;
	}
	const isEnded =
		data !== undefined && entry.request?.signal.aborted === false;
	if ( isEnded ) {
		cancel( key );
	}
	setState( entry, { data, ...( isEnded && { isLoading: false } ) } );
}

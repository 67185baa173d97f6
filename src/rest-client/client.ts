import { PluginError } from '@slipstream/errors';
import { getHttp } from '@slipstream/http';
import type { Http, Query } from '@slipstream/http';

/** Where requests go. */
export interface ClientOptions {
	http?: Http;
	/** REST root of the search, where it is not the site's: ends with the namespace's parent, such as https://a.test/wp-json/. */
	searchRoot?: string;
}

/** Reads and writes below one namespace. */
export interface Client {
	get: < T >( path: string, query?: Query ) => Promise< T >;
	post: < T >( path: string, body?: unknown ) => Promise< T >;
}

/**
 * A client of one namespace. Every GET has a cache-buster, every request the nonce; what is not 2xx rejects with a PluginError.
 *
 * @param namespace Such as 'jetpack/v4'.
 * @param options   Where requests go.
 * @param root      Another REST root.
 */
export function clientOf(
	namespace: string,
	options: ClientOptions = {},
	root?: string
): Client {
	const { http = getHttp() } = options;
	const elsewhere = root === undefined ? {} : { root };
	return {
		get: ( path, query = {} ) =>
			http.get( `${ namespace }/${ path }`, { query, ...elsewhere } ),
		post: ( path, body = {} ) =>
			http.post( `${ namespace }/${ path }`, body, elsewhere ),
	};
}

/** The answers of some routes carry what they tell as JSON in a string. */
interface Enveloped {
	code: string;
	message?: string;
	data: string;
}

/**
 * What an enveloped answer tells. An answer that is not JSON is the server's fault and told like one.
 *
 * @param answer The answer.
 */
export async function unwrap< T >(
	answer: Promise< Enveloped >
): Promise< T > {
	const { data } = await answer;
	try {
		return JSON.parse( data ) as T;
	} catch ( cause ) {
		throw new PluginError( 'parse_error', { cause } );
	}
}

import apiFetch from '@wordpress/api-fetch';
import { addQueryArgs } from '@wordpress/url';
import { PluginError } from '@slipstream/errors';
import { getSettings } from '@slipstream/settings';
import {
	authorize,
	bustCache,
	compose,
	fetchHandler,
	renewNonce,
	retry,
} from './middlewares';
import { createNonceSource } from './nonce';
import { createSharedRequests } from './shared-requests';
import type { Request } from './middlewares';
import type { Http, HttpDeps, RequestOptions } from './types';

function requestOf(
	method: 'GET' | 'POST',
	path: string,
	{ query = {}, root: _, ...options }: RequestOptions
): Request {
	return { ...options, method, path: addQueryArgs( path, query ) };
}

/**
 * A client of REST routes, made of api-fetch's middlewares and of our own.
 *
 * @param deps Surroundings; the browser's and the page's settings by default.
 */
export function createHttp( deps: HttpDeps = {} ): Http {
	const {
		fetch = ( ...args ) => globalThis.fetch( ...args ),
		now = Date.now,
		wait = ( ms ) =>
			new Promise( ( resolve ) => setTimeout( resolve, ms ) ),
		root = () => getSettings().restRoot,
		nonce = createNonceSource( deps.fetch ),
	} = deps;
	const shared = createSharedRequests();
	const withSlash = ( base: string ) =>
		base.includes( '?' ) ? base : base.replace( /\/*$/, '/' );
	const send = ( request: Request, base = root() ) =>
		compose(
			[
				retry( wait ),
				renewNonce( nonce ),
				bustCache( now ),
				apiFetch.createRootURLMiddleware( withSlash( base ) ),
				authorize( nonce ),
			],
			fetchHandler( fetch )
		)( request );

	return {
		get< T >( path: string, options: RequestOptions = {} ) {
			const request = requestOf( 'GET', path, options );
			const { bearer = '', root: base = '', signal } = options;
			return shared.join(
				`${ bearer } ${ base } ${ request.path }`,
				( own ) => send( { ...request, signal: own }, options.root ),
				signal
			) as Promise< T >;
		},
		post< T >(
			path: string,
			body?: unknown,
			options: RequestOptions = {}
		) {
			const { signal } = options;
			if ( signal?.aborted ) {
				return Promise.reject(
					new PluginError( 'aborted', { cause: signal.reason } )
				);
			}
			const request = requestOf( 'POST', path, options );
			return send(
				{ ...request, data: body },
				options.root
			) as Promise< T >;
		},
	};
}

let pageHttp: Http | undefined;

/** The page's client, shared so that identical requests of different callers meet. */
export function getHttp(): Http {
	pageHttp ??= createHttp();
	return pageHttp;
}

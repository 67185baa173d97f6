import apiFetch from '@wordpress/api-fetch';
import type { APIFetchOptions } from '@wordpress/api-fetch';
import { addQueryArgs } from '@wordpress/url';
import { PluginError, toPluginError } from '@slipstream/errors';
import { isStaleNonce, readResponse } from './response';
import type { NonceSource } from './nonce';

/** A request on its way: api-fetch's options, and what it does not know. */
export interface Request extends APIFetchOptions {
	/** Sent instead of the nonce, to sites that are not this one too. */
	bearer?: string | undefined;
	cacheBuster?: boolean | undefined;
}

export type Handler = ( request: Request ) => Promise< unknown >;

/** Of the same shape as api-fetch's middlewares, which can stand beside them. */
export type Middleware = (
	request: Request,
	next: Handler
) => Promise< unknown >;

/** Waits before the second and the third try of a GET, in ms. */
const RETRY_DELAYS = [ 300, 900 ];

/**
 * Middlewares before a handler, as one handler.
 *
 * @param middlewares The first is the outermost.
 * @param handler     Sends the request.
 */
export const compose = (
	middlewares: readonly Middleware[],
	handler: Handler
): Handler =>
	middlewares.reduceRight< Handler >(
		( next, middleware ) => ( request ) => middleware( request, next ),
		handler
	);

/**
 * Repeats a GET when the network failed: it changes nothing on the server. Nothing else is repeated.
 *
 * @param wait Waits for so many ms.
 */
export const retry =
	( wait: ( ms: number ) => Promise< void > ): Middleware =>
	async ( request, next ) => {
		for ( const delay of request.method === 'GET' ? RETRY_DELAYS : [] ) {
			try {
				return await next( request );
			} catch ( error ) {
				if ( toPluginError( error ).code !== 'fetch_network_error' ) {
					throw error;
				}
			}
			await wait( delay );
			if ( request.signal?.aborted ) {
				throw new PluginError( 'aborted' );
			}
		}
		return next( request );
	};

/**
 * Renews the nonce when the server refused a request for it. It did nothing then, so that even a POST may be repeated, once.
 *
 * @param nonce The nonce.
 */
export const renewNonce =
	( nonce: NonceSource ): Middleware =>
	async ( request, next ) => {
		try {
			return await next( request );
		} catch ( error ) {
			if ( isStaleNonce( error ) && ( await nonce.refresh() ) ) {
				return next( request );
			}
			throw error;
		}
	};

/**
 * Keeps caches between here and the site from answering a GET, or what asks for it.
 *
 * @param now The time, in ms.
 */
export const bustCache =
	( now: () => number ): Middleware =>
	( request, next ) => {
		const { cacheBuster = request.method === 'GET', path = '' } = request;
		return next(
			cacheBuster
				? {
						...request,
						path: addQueryArgs( path, { _cacheBuster: now() } ),
					}
				: request
		);
	};

/**
 * Says who asks: with the token of the request, else with the nonce, as api-fetch does it.
 *
 * @param nonce The nonce.
 */
export const authorize =
	( nonce: NonceSource ): Middleware =>
	( request, next ) => {
		const { bearer, headers } = request;
		return bearer === undefined
			? apiFetch.createNonceMiddleware( nonce.current() )( request, next )
			: next( {
					...request,
					headers: {
						...headers,
						Authorization: `Bearer ${ bearer }`,
					},
				} );
	};

function networkError(
	thrown: unknown,
	signal: AbortSignal | null | undefined
): PluginError {
	return signal?.aborted || toPluginError( thrown ).code === 'aborted'
		? new PluginError( 'aborted', { cause: thrown } )
		: new PluginError( 'fetch_network_error', { cause: thrown } );
}

/** What a POST carries. Forms are sent as they are: the browser adds their type, with the mark that parts the fields. */
function contentOf( { method, data }: Request ): RequestInit {
	if ( method !== 'POST' ) {
		return {};
	}
	return data instanceof FormData
		? { body: data }
		: {
				body: JSON.stringify( data ?? {} ),
				headers: { 'Content-Type': 'application/json' },
			};
}

/**
 * Sends a request; rejects with a PluginError.
 *
 * @param send The browser's fetch.
 */
export const fetchHandler =
	( send: typeof fetch ): Handler =>
	async ( request ) => {
		const { url = '', method, keepalive, signal } = request;
		const content = contentOf( request );
		try {
			const response = await send( url, {
				method,
				body: content.body,
				headers: {
					Accept: 'application/json',
					...content.headers,
					...request.headers,
				},
				credentials: 'same-origin',
				keepalive,
				signal,
			} );
			return await readResponse( response );
		} catch ( thrown ) {
			throw PluginError.isInstance( thrown )
				? thrown
				: networkError( thrown, signal );
		}
	};

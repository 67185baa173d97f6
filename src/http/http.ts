import { PluginError, toPluginError } from '@slipstream/errors';
import { getSettings } from '@slipstream/settings';
import { createNonceSource } from './nonce';
import { addressOf, sendWithFreshNonce } from './send';
import type { Sending, Surroundings } from './send';
import { createSharedRequests } from './shared-requests';
import type { Http, HttpDeps, RequestOptions } from './types';

/** Waits before the second and the third try of a GET, in ms. */
const RETRY_DELAYS = [ 300, 900 ];

async function sendWithRetries(
	around: Surroundings,
	sending: Sending
): Promise< unknown > {
	for ( const delay of RETRY_DELAYS ) {
		try {
			return await sendWithFreshNonce( around, sending );
		} catch ( error ) {
			if ( toPluginError( error ).code !== 'fetch_network_error' ) {
				throw error;
			}
		}
		await around.wait( delay );
		if ( sending.signal?.aborted ) {
			throw new PluginError( 'aborted' );
		}
	}
	return sendWithFreshNonce( around, sending );
}

/**
 * A client of REST routes.
 *
 * @param deps Surroundings; the browser's and the page's settings by default.
 */
export function createHttp( deps: HttpDeps = {} ): Http {
	const around: Surroundings = {
		fetch: ( ...args ) => globalThis.fetch( ...args ),
		now: Date.now,
		wait: ( ms ) => new Promise( ( resolve ) => setTimeout( resolve, ms ) ),
		root: () => getSettings().restRoot,
		nonce: createNonceSource( deps.fetch ),
		...deps,
	};
	const shared = createSharedRequests();

	return {
		get< T >( path: string, options: RequestOptions = {} ) {
			const sending: Sending = { method: 'GET', path, options };
			const { bearer = '', signal: callerSignal } = options;
			return shared.join(
				`${ bearer } ${ addressOf( around, sending ) }`,
				( signal ) => sendWithRetries( around, { ...sending, signal } ),
				callerSignal
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
			const sending: Sending = {
				method: 'POST',
				path,
				options,
				body,
				signal,
			};
			return sendWithFreshNonce( around, sending ) as Promise< T >;
		},
	};
}

let pageHttp: Http | undefined;

/** The page's client, shared so that identical requests of different callers meet. */
export function getHttp(): Http {
	pageHttp ??= createHttp();
	return pageHttp;
}

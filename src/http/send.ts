import { PluginError, toPluginError } from '@slipstream/errors';
import { joinRest } from '@slipstream/settings';
import { isStaleNonce, readAnswer } from './response';
import type { HttpDeps, RequestOptions } from './types';

/** One request to be sent. */
export interface Sending {
	method: 'GET' | 'POST';
	path: string;
	options: RequestOptions;
	body?: unknown;
	signal?: AbortSignal;
}

/** Surroundings of the client, complete. */
export type Surroundings = Required< HttpDeps >;

/**
 * The address of a request, without a cache-buster: the same for identical requests.
 *
 * @param around  Surroundings.
 * @param sending The request.
 */
export function addressOf( around: Surroundings, sending: Sending ): string {
	const { options, path } = sending;
	return joinRest( options.root ?? around.root(), path, options.query );
}

function bustedAddressOf( around: Surroundings, sending: Sending ): string {
	const { method, options } = sending;
	const isBusted = options.cacheBuster ?? method === 'GET';
	const query = {
		...options.query,
		...( isBusted ? { _cacheBuster: around.now() } : {} ),
	};
	return addressOf( around, { ...sending, options: { ...options, query } } );
}

/** Forms are sent as they are: the browser adds their type, with the mark that parts the fields. */
function isForm( body: unknown ): body is FormData {
	return body instanceof FormData;
}

function headersOf(
	around: Surroundings,
	{ method, options, body }: Sending
): Record< string, string > {
	return {
		Accept: 'application/json',
		...( method === 'POST' && ! isForm( body )
			? { 'Content-Type': 'application/json' }
			: {} ),
		...( options.bearer === undefined
			? { 'X-WP-Nonce': around.nonce.current() }
			: { Authorization: `Bearer ${ options.bearer }` } ),
	};
}

function networkError( thrown: unknown, signal?: AbortSignal ): PluginError {
	return signal?.aborted || toPluginError( thrown ).code === 'aborted'
		? new PluginError( 'aborted', { cause: thrown } )
		: new PluginError( 'fetch_network_error', { cause: thrown } );
}

async function sendOnce(
	around: Surroundings,
	sending: Sending
): Promise< unknown > {
	const { method, options, body, signal } = sending;
	const address = bustedAddressOf( around, sending );
	const headers = headersOf( around, sending );
	const sent = isForm( body ) ? body : JSON.stringify( body ?? {} );
	try {
		const response = await around.fetch( address, {
			method,
			headers,
			body: method === 'POST' ? sent : undefined,
			credentials: 'same-origin',
			keepalive: options.keepalive,
			signal,
		} );
		return await readAnswer( response );
	} catch ( thrown ) {
		throw PluginError.isInstance( thrown )
			? thrown
			: networkError( thrown, signal );
	}
}

/**
 * Sends a request. When the server refuses it for an old nonce, it did nothing: the request is sent again with a new one.
 *
 * @param around  Surroundings.
 * @param sending The request.
 */
export async function sendWithFreshNonce(
	around: Surroundings,
	sending: Sending
): Promise< unknown > {
	try {
		return await sendOnce( around, sending );
	} catch ( error ) {
		if ( isStaleNonce( error ) && ( await around.nonce.refresh() ) ) {
			return sendOnce( around, sending );
		}
		throw error;
	}
}

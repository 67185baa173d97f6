import { toPluginError } from '@slipstream/errors';
import { getHttp } from '@slipstream/http';
import type { Http, RequestOptions } from '@slipstream/http';
import { getSettings } from '@slipstream/settings';
import type { Settings } from '@slipstream/settings';
import { forgetToken, getToken } from './token-cache';
import type { TokenCache } from './token-cache';

/** What a call needs from its surroundings; the page's by default. */
export interface PostWithTokenDeps {
	tokens?: TokenCache;
	http?: Pick< Http, 'post' >;
	settings?: () => Pick< Settings, 'providerRoot' >;
}

/**
 * Calls the provider with a token. A token that it refuses is replaced once: a refused call did nothing.
 *
 * @param path    Route.
 * @param body    What is sent: a form, or anything that JSON holds.
 * @param options What goes with it.
 * @param deps    Surroundings.
 * @return The answer; rejects with a PluginError.
 */
export async function postWithToken< T >(
	path: string,
	body: unknown,
	options: Pick< RequestOptions, 'signal' | 'query' > = {},
	deps: PostWithTokenDeps = {}
): Promise< T > {
	const {
		tokens = { getToken, forgetToken },
		http = getHttp(),
		settings = getSettings,
	} = deps;
	const send = ( bearer: string ) =>
		http.post< T >( path, body, {
			...options,
			bearer,
			root: settings().providerRoot,
		} );
	const token = await tokens.getToken();
	try {
		return await send( token );
	} catch ( error ) {
		if ( toPluginError( error ).status !== 401 ) {
			throw error;
		}
	}
	tokens.forgetToken( token );
	return send( await tokens.getToken() );
}

import { addQueryArgs } from '@wordpress/url';
import { getHttp } from '@slipstream/http';
import type { ConnectedPlugin, ConnectionStatus } from '@slipstream/settings';
import type { ConnectUserArgs, RegisterSiteArgs } from './types';

interface Registration {
	authorizeUrl?: string;
	alternateAuthorizeUrl?: string;
}

/**
 * The connection's routes.
 *
 * @param http Client to use; the page's by default.
 */
export const createClient = ( http = getHttp() ) => ( {
	getStatus: () => http.get< ConnectionStatus >( 'jetpack/v4/connection' ),
	getPlugins: () =>
		http.get< ConnectedPlugin[] >( 'jetpack/v4/connection/plugins' ),
	async getAuthorizationUrl( redirectUri?: string ): Promise< string > {
		const { authorizeUrl } = await http.get< { authorizeUrl: string } >(
			'jetpack/v4/connection/authorize_url',
			{ query: { redirect_uri: redirectUri, no_iframe: true } }
		);
		return authorizeUrl;
	},
	registerSite: ( args: RegisterSiteArgs ) =>
		http.post< Registration >( 'jetpack/v4/connection/register', {
			registration_nonce: args.registrationNonce,
			redirect_uri: args.redirectUri,
			from: args.from,
			no_iframe: true,
		} ),
	/** Adds who sent the user; the provider expects that name encoded within the query value. */
	authorizationAddress: (
		url: string,
		{ from, skipPricingPage }: ConnectUserArgs
	): string =>
		addQueryArgs( url, {
			...( from ? { from: encodeURIComponent( from ) } : {} ),
			...( skipPricingPage ? { skip_pricing: 'true' } : {} ),
		} ),
} );

export type ConnectionClient = ReturnType< typeof createClient >;

import { addQueryArgs } from '@wordpress/url';
import { toPluginError } from '@slipstream/errors';
import type { Http } from '@slipstream/http';
import type { ConnectedPlugin, ConnectionStatus } from '@slipstream/settings';
import * as actions from './actions';
import type {
	ConnectionAction,
	ConnectUserArgs,
	RegisterSiteArgs,
} from './types';

interface ThunkArgs {
	dispatch: ( action: ConnectionAction ) => unknown;
	resolveSelect: {
		getAuthorizationUrl: (
			redirectUri?: string
		) => Promise< string | null >;
	};
}

interface RegisterAnswer {
	authorizeUrl?: string;
	alternateAuthorizeUrl?: string;
}

async function fetchStatus(
	http: Http,
	{ dispatch }: ThunkArgs
): Promise< ConnectionStatus > {
	dispatch( actions.setConnectionStatusIsFetching( true ) );
	try {
		const status = await http.get< ConnectionStatus >(
			'jetpack/v4/connection'
		);
		dispatch( actions.setConnectionStatus( status ) );
		return status;
	} finally {
		dispatch( actions.setConnectionStatusIsFetching( false ) );
	}
}

async function fetchAddress(
	http: Http,
	{ dispatch }: ThunkArgs,
	redirectUri?: string
): Promise< string > {
	const { authorizeUrl } = await http.get< { authorizeUrl: string } >(
		'jetpack/v4/connection/authorize_url',
		{ query: { redirect_uri: redirectUri, no_iframe: true } }
	);
	dispatch( actions.setAuthorizationUrl( authorizeUrl ) );
	return authorizeUrl;
}

async function register(
	http: Http,
	{ dispatch }: ThunkArgs,
	args: RegisterSiteArgs
): Promise< RegisterAnswer > {
	dispatch( actions.clearRegistrationError() );
	dispatch( actions.setSiteIsRegistering( true ) );
	try {
		const answer = await http.post< RegisterAnswer >(
			'jetpack/v4/connection/register',
			{
				registration_nonce: args.registrationNonce,
				redirect_uri: args.redirectUri,
				from: args.from,
				no_iframe: true,
			}
		);
		dispatch( actions.setConnectionStatus( { isRegistered: true } ) );
		if ( answer.authorizeUrl ) {
			dispatch( actions.setAuthorizationUrl( answer.authorizeUrl ) );
		}
		return answer;
	} catch ( thrown ) {
		const error = toPluginError( thrown );
		dispatch( actions.setRegistrationError( error ) );
		throw error;
	} finally {
		dispatch( actions.setSiteIsRegistering( false ) );
	}
}

/** Adds who sent the user; the provider expects that name encoded within the query value. */
function authorizationAddress(
	url: string,
	{ from, skipPricingPage }: ConnectUserArgs
): string {
	return addQueryArgs( url, {
		...( from ? { from: encodeURIComponent( from ) } : {} ),
		...( skipPricingPage ? { skip_pricing: 'true' } : {} ),
	} );
}

async function goAndLink(
	{ dispatch, resolveSelect }: ThunkArgs,
	args: ConnectUserArgs
): Promise< void > {
	const redirect =
		args.redirectFunc ??
		( ( url: string ) => window.location.assign( url ) );
	dispatch( actions.setUserIsConnecting( true ) );
	try {
		const url = await resolveSelect.getAuthorizationUrl( args.redirectUri );
		redirect( authorizationAddress( url ?? '', args ) );
	} catch ( thrown ) {
		dispatch( actions.setUserIsConnecting( false ) );
		throw toPluginError( thrown );
	}
}

/**
 * The actions that talk to the server.
 *
 * @param http Gets the client to talk with.
 */
export function createThunks( http: () => Http ) {
	return {
		/** Fetches the status, and nothing else of the state. */
		fetchConnectionStatus: () => ( thunk: ThunkArgs ) =>
			fetchStatus( http(), thunk ),
		/** Fetches the address of the page where the user is linked. */
		fetchAuthorizationUrl:
			( redirectUri?: string ) => ( thunk: ThunkArgs ) =>
				fetchAddress( http(), thunk, redirectUri ),
		/** Registers the site; rejects with the error that is also in the state. */
		registerSite:
			( args: RegisterSiteArgs = {} ) =>
			( thunk: ThunkArgs ) =>
				register( http(), thunk, args ),
		/** Sends the user to the page where they are linked. */
		connectUser:
			( args: ConnectUserArgs = {} ) =>
			( thunk: ThunkArgs ) =>
				goAndLink( thunk, args ),
		/** Fetches the plugins that use the connection. */
		refreshConnectedPlugins:
			() =>
			async ( { dispatch }: ThunkArgs ): Promise< void > => {
				const plugins = await http().get< ConnectedPlugin[] >(
					'jetpack/v4/connection/plugins'
				);
				dispatch( actions.setConnectedPlugins( plugins ) );
			},
	};
}

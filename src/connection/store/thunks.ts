import { toPluginError } from '@slipstream/errors';
import * as actions from './actions';
import type { ConnectionClient } from './client';
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

/** Fetches the code that knows the routes. */
type LoadClient = () => Promise< ConnectionClient >;

const register =
	( load: LoadClient, args: RegisterSiteArgs ) =>
	async ( { dispatch }: ThunkArgs ) => {
		dispatch( actions.clearRegistrationError() );
		dispatch( actions.setSiteIsRegistering( true ) );
		try {
			const registration = await ( await load() ).registerSite( args );
			dispatch( actions.setConnectionStatus( { isRegistered: true } ) );
			if ( registration.authorizeUrl ) {
				dispatch(
					actions.setAuthorizationUrl( registration.authorizeUrl )
				);
			}
			return registration;
		} catch ( thrown ) {
			const error = toPluginError( thrown );
			dispatch( actions.setRegistrationError( error ) );
			throw error;
		} finally {
			dispatch( actions.setSiteIsRegistering( false ) );
		}
	};

const connect =
	( load: LoadClient, args: ConnectUserArgs ) =>
	async ( { dispatch, resolveSelect }: ThunkArgs ): Promise< void > => {
		const redirect =
			args.redirectFunc ??
			( ( url: string ) => window.location.assign( url ) );
		dispatch( actions.setUserIsConnecting( true ) );
		try {
			const url = await resolveSelect.getAuthorizationUrl(
				args.redirectUri
			);
			const { authorizationAddress } = await load();
			redirect( authorizationAddress( url ?? '', args ) );
		} catch ( thrown ) {
			dispatch( actions.setUserIsConnecting( false ) );
			throw toPluginError( thrown );
		}
	};

/**
 * The actions that talk to the server.
 *
 * @param load Fetches the client.
 */
export const createThunks = ( load: LoadClient ) => ( {
	/** Fetches the status, and nothing else of the state. */
	fetchConnectionStatus:
		() =>
		async ( { dispatch }: ThunkArgs ) => {
			dispatch( actions.setConnectionStatusIsFetching( true ) );
			try {
				const status = await ( await load() ).getStatus();
				dispatch( actions.setConnectionStatus( status ) );
				return status;
			} finally {
				dispatch( actions.setConnectionStatusIsFetching( false ) );
			}
		},
	/** Fetches the address of the page where the user is linked. */
	fetchAuthorizationUrl:
		( redirectUri?: string ) =>
		async ( { dispatch }: ThunkArgs ): Promise< string > => {
			const client = await load();
			const url = await client.getAuthorizationUrl( redirectUri );
			dispatch( actions.setAuthorizationUrl( url ) );
			return url;
		},
	/** Registers the site; rejects with the error that is also in the state. */
	registerSite: ( args: RegisterSiteArgs = {} ) => register( load, args ),
	/** Sends the user to the page where they are linked. */
	connectUser: ( args: ConnectUserArgs = {} ) => connect( load, args ),
	/** Fetches the plugins that use the connection. */
	refreshConnectedPlugins:
		() =>
		async ( { dispatch }: ThunkArgs ): Promise< void > => {
			const plugins = await ( await load() ).getPlugins();
			dispatch( actions.setConnectedPlugins( plugins ) );
		},
} );

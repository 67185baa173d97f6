import type { PluginError } from '@slipstream/errors';
import type {
	ConnectedPlugin,
	ConnectionErrors,
	ConnectionOwner,
	ConnectionStatus,
	UserConnectionData,
} from '@slipstream/settings';

/** State of the store. */
export interface ConnectionState {
	connectionStatus: ConnectionStatus;
	connectionStatusIsFetching: boolean;
	siteIsRegistering: boolean;
	userIsConnecting: boolean;
	registrationError: PluginError | null;
	authorizationUrl: string | null;
	userConnectionData: UserConnectionData;
	connectedPlugins: readonly ConnectedPlugin[];
	connectionErrors: ConnectionErrors;
	isOfflineMode: boolean;
	/** Whom the site's link belongs to; `userConnectionData` has the name alone. */
	connectionOwner: ConnectionOwner | null;
}

/** Plain actions of the store. */
export type ConnectionAction =
	| {
			type: 'SET_CONNECTION_STATUS';
			connectionStatus: Partial< ConnectionStatus >;
	  }
	| { type: 'SET_CONNECTION_STATUS_IS_FETCHING'; isFetching: boolean }
	| { type: 'SET_SITE_IS_REGISTERING'; isRegistering: boolean }
	| { type: 'SET_USER_IS_CONNECTING'; isConnecting: boolean }
	| { type: 'SET_REGISTRATION_ERROR'; registrationError: PluginError }
	| { type: 'CLEAR_REGISTRATION_ERROR' }
	| { type: 'SET_AUTHORIZATION_URL'; authorizationUrl: string }
	| { type: 'DISCONNECT_USER_SUCCESS' }
	| {
			type: 'SET_CONNECTED_PLUGINS';
			connectedPlugins: readonly ConnectedPlugin[];
	  }
	| { type: 'SET_CONNECTION_ERRORS'; connectionErrors: ConnectionErrors }
	| { type: 'SET_IS_OFFLINE_MODE'; isOfflineMode: boolean }
	| { type: 'SET_CONNECTION_OWNER'; connectionOwner: ConnectionOwner | null };

/** Where and from where a site is registered. */
export interface RegisterSiteArgs {
	registrationNonce?: string;
	/** Path within the admin area to return to. */
	redirectUri?: string;
	from?: string;
}

/** How a user goes to the provider to be linked. */
export interface ConnectUserArgs {
	from?: string;
	/** Opens the authorisation page; leaves the current page by default. */
	redirectFunc?: ( url: string ) => void;
	redirectUri?: string;
	skipPricingPage?: boolean;
}

import type { PluginError } from '@slipstream/errors';
import type {
	ConnectedPlugin,
	ConnectionErrors,
	ConnectionOwner,
	ConnectionStatus,
} from '@slipstream/settings';
import type { ConnectionAction } from './types';

export const setConnectionStatus = (
	connectionStatus: Partial< ConnectionStatus >
): ConnectionAction => ( { type: 'SET_CONNECTION_STATUS', connectionStatus } );

export const setConnectionStatusIsFetching = (
	isFetching: boolean
): ConnectionAction => ( {
	type: 'SET_CONNECTION_STATUS_IS_FETCHING',
	isFetching,
} );

export const setSiteIsRegistering = (
	isRegistering: boolean
): ConnectionAction => ( {
	type: 'SET_SITE_IS_REGISTERING',
	isRegistering,
} );

export const setUserIsConnecting = (
	isConnecting: boolean
): ConnectionAction => ( {
	type: 'SET_USER_IS_CONNECTING',
	isConnecting,
} );

export const setRegistrationError = (
	registrationError: PluginError
): ConnectionAction => ( {
	type: 'SET_REGISTRATION_ERROR',
	registrationError,
} );

export const clearRegistrationError = (): ConnectionAction => ( {
	type: 'CLEAR_REGISTRATION_ERROR',
} );

export const setAuthorizationUrl = (
	authorizationUrl: string
): ConnectionAction => ( {
	type: 'SET_AUTHORIZATION_URL',
	authorizationUrl,
} );

export const disconnectUserSuccess = (): ConnectionAction => ( {
	type: 'DISCONNECT_USER_SUCCESS',
} );

export const setConnectedPlugins = (
	connectedPlugins: readonly ConnectedPlugin[]
): ConnectionAction => ( { type: 'SET_CONNECTED_PLUGINS', connectedPlugins } );

export const setConnectionErrors = (
	connectionErrors: ConnectionErrors
): ConnectionAction => ( {
	type: 'SET_CONNECTION_ERRORS',
	connectionErrors,
} );

export const setIsOfflineMode = (
	isOfflineMode: boolean
): ConnectionAction => ( {
	type: 'SET_IS_OFFLINE_MODE',
	isOfflineMode,
} );

export const setConnectionOwner = (
	connectionOwner: ConnectionOwner | null
): ConnectionAction => ( { type: 'SET_CONNECTION_OWNER', connectionOwner } );

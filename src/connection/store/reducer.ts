import { PluginError } from '@slipstream/errors';
import { getSettings } from '@slipstream/settings';
import type { ConnectionAction, ConnectionState } from './types';

const EMPTY: ConnectionState = {
	connectionStatus: {
		isRegistered: false,
		isUserConnected: false,
		hasConnectedOwner: false,
	},
	connectionStatusIsFetching: false,
	siteIsRegistering: false,
	userIsConnecting: false,
	registrationError: null,
	authorizationUrl: null,
	userConnectionData: {},
	connectedPlugins: [],
	connectionErrors: {},
	isOfflineMode: false,
	connectionOwner: null,
};

/** The state at page load; an unconnected one on pages that carry no settings. */
export function initialState(): ConnectionState {
	try {
		const { connection } = getSettings();
		return {
			...EMPTY,
			connectionStatus: connection.connectionStatus,
			userConnectionData: connection.userConnectionData,
			connectedPlugins: connection.connectedPlugins,
			connectionErrors: connection.connectionErrors,
			isOfflineMode: connection.isOfflineMode,
			connectionOwner: connection.connectionOwner ?? null,
		};
	} catch ( error ) {
		if (
			PluginError.isInstance( error ) &&
			error.code === 'settings_missing'
		) {
			return EMPTY;
		}
		throw error;
	}
}

function unlinkUser( state: ConnectionState ): ConnectionState {
	const { currentUser } = state.userConnectionData;
	return {
		...state,
		connectionStatus: { ...state.connectionStatus, isUserConnected: false },
		userConnectionData: {
			...state.userConnectionData,
			currentUser: { ...currentUser, isConnected: false },
		},
	};
}

/** What is around the link of site and user. */
function reduceSurroundings(
	state: ConnectionState,
	action: ConnectionAction | { type: '@@INIT' }
): ConnectionState {
	switch ( action.type ) {
		case 'SET_CONNECTED_PLUGINS':
			return { ...state, connectedPlugins: action.connectedPlugins };
		case 'SET_CONNECTION_ERRORS':
			return { ...state, connectionErrors: action.connectionErrors };
		case 'SET_IS_OFFLINE_MODE':
			return { ...state, isOfflineMode: action.isOfflineMode };
		case 'SET_CONNECTION_OWNER':
			return { ...state, connectionOwner: action.connectionOwner };
		default:
			return state;
	}
}

/**
 * The state after an action.
 *
 * @param state  Current state.
 * @param action What happened.
 */
export function reducer(
	state: ConnectionState = initialState(),
	action: ConnectionAction | { type: '@@INIT' }
): ConnectionState {
	switch ( action.type ) {
		case 'SET_CONNECTION_STATUS':
			return {
				...state,
				connectionStatus: {
					...state.connectionStatus,
					...action.connectionStatus,
				},
			};
		case 'SET_CONNECTION_STATUS_IS_FETCHING':
			return { ...state, connectionStatusIsFetching: action.isFetching };
		case 'SET_SITE_IS_REGISTERING':
			return { ...state, siteIsRegistering: action.isRegistering };
		case 'SET_USER_IS_CONNECTING':
			return { ...state, userIsConnecting: action.isConnecting };
		case 'SET_REGISTRATION_ERROR':
			return { ...state, registrationError: action.registrationError };
		case 'CLEAR_REGISTRATION_ERROR':
			return { ...state, registrationError: null };
		case 'SET_AUTHORIZATION_URL':
			return { ...state, authorizationUrl: action.authorizationUrl };
		case 'DISCONNECT_USER_SUCCESS':
			return unlinkUser( state );
		default:
			return reduceSurroundings( state, action );
	}
}

import type { ConnectionState } from './types';

/* Given out while there is nothing, so that the same state gives the same reference. */
const NO_USER: Readonly< Record< string, unknown > > = Object.freeze( {} );

export const getConnectionStatus = ( state: ConnectionState ) =>
	state.connectionStatus;
export const getConnectionStatusIsFetching = ( state: ConnectionState ) =>
	state.connectionStatusIsFetching;
export const getSiteIsRegistering = ( state: ConnectionState ) =>
	state.siteIsRegistering;
export const getUserIsConnecting = ( state: ConnectionState ) =>
	state.userIsConnecting;
export const getRegistrationError = ( state: ConnectionState ) =>
	state.registrationError;
export const getAuthorizationUrl = ( state: ConnectionState ) =>
	state.authorizationUrl;
export const getUserConnectionData = ( state: ConnectionState ) =>
	state.userConnectionData;
export const getConnectedPlugins = ( state: ConnectionState ) =>
	state.connectedPlugins;
export const getConnectionErrors = ( state: ConnectionState ) =>
	state.connectionErrors;
export const getIsOfflineMode = ( state: ConnectionState ) =>
	state.isOfflineMode;
export const getConnectionOwner = ( state: ConnectionState ) =>
	state.connectionOwner;

/** The user's account at the provider; empty while the user is not linked. */
export function getWpcomUser(
	state: ConnectionState
): Readonly< Record< string, unknown > > {
	const user = state.userConnectionData.currentUser?.wpcomUser;
	return user && ! Array.isArray( user )
		? ( user as Readonly< Record< string, unknown > > )
		: NO_USER;
}

/** The site's id at the provider; undefined before the site is registered. */
export function getBlogId( state: ConnectionState ): number | undefined {
	return state.userConnectionData.currentUser?.blogId || undefined;
}

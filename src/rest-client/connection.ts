import type { Client } from './client';

/** What most changes answer. */
export interface Success {
	code: 'success';
	message?: string;
}

/** How the site is connected. */
export interface ConnectionStatus {
	/** Older name of hasConnectedOwner. */
	isActive: boolean;
	isStaging: boolean;
	isRegistered: boolean;
	isUserConnected: boolean;
	hasConnectedOwner: boolean;
	offlineMode: Record<
		| 'isActive'
		| 'constant'
		| 'url'
		| 'filter'
		| 'wpLocalConstant'
		| 'option',
		boolean
	>;
	isPublic: boolean;
}

/** Who is connected. */
export interface ConnectionData {
	currentUser: {
		isConnected: boolean;
		isMaster: boolean;
		username: string;
		id: number;
		/** The site's number at its provider; false where it has none. */
		blogId: number | false;
		/** Empty where the user is not linked. */
		wpcomUser: Record< string, unknown >;
		gravatar: string;
		permissions: Record<
			| 'connect'
			| 'connect_user'
			| 'unlink_user'
			| 'disconnect'
			| 'manage_options',
			boolean
		>;
	};
	/** The owner's display name. */
	connectionOwner: string | null;
}

/** A plugin that uses the connection. */
export interface ConnectedPlugin {
	slug: string;
	name: string;
	url_info?: string;
}

/** What a registration sends. */
export interface RegisterBody {
	registration_nonce?: string;
	no_iframe?: boolean;
	plugin_slug?: string;
	/** Relative to the administration. */
	redirect_uri?: string;
	from?: string;
}

/** The calls of the connection and of an identity crisis. */
export const connectionCalls = ( { get, post }: Client ) => ( {
	fetchConnection: () => get< ConnectionStatus >( 'connection' ),
	fetchConnectionData: () => get< ConnectionData >( 'connection/data' ),
	testConnection: () =>
		get< Success & { tests_run: string[] } >( 'connection/test' ),
	fetchConnectUrl: ( query: { from?: string; redirect?: string } = {} ) =>
		get< string >( 'connection/url', query ),
	fetchConnectedPlugins: () =>
		get< ConnectedPlugin[] >( 'connection/plugins' ),
	fetchAuthorizeUrl: ( redirectUri?: string ) =>
		get< { authorizeUrl: string } >( 'connection/authorize_url', {
			no_iframe: '1',
			redirect_uri: redirectUri,
		} ),
	registerSite: ( body: RegisterBody = {} ) =>
		post< { authorizeUrl: string; alternateAuthorizeUrl: string } >(
			'connection/register',
			body
		),
	disconnectSite: () => post< Success >( 'connection', { isActive: false } ),
	unlinkUser: () => post< Success >( 'connection/user', { linked: false } ),
	reconnect: () =>
		post< {
			status: 'in_progress' | 'completed';
			authorizeUrl?: string;
		} >( 'connection/reconnect' ),
	confirmSafeMode: () =>
		post< Success >( 'identity-crisis/confirm-safe-mode' ),
	/** Answers the address that links the account. */
	startFresh: ( redirectUri?: string ) =>
		post< string >( 'identity-crisis/start-fresh', {
			redirect_uri: redirectUri,
		} ),
	migrate: () => post< Success >( 'identity-crisis/migrate' ),
} );

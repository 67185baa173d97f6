import type { ConnectionStatus } from '@slipstream/settings';

export const UNCONNECTED: ConnectionStatus = {
	isRegistered: false,
	isUserConnected: false,
	hasConnectedOwner: false,
};
export const CONNECTED: ConnectionStatus = {
	isRegistered: true,
	isUserConnected: true,
	hasConnectedOwner: true,
};

export function installSettings(
	status: ConnectionStatus,
	siteType?: 'simple'
): void {
	window.slipstreamSettings = {
		restRoot: 'https://a.test/wp-json/',
		restNonce: 'nonce12345',
		siteType,
		adminUrl: 'http://localhost/wp-admin/',
		connection: {
			connectionStatus: status,
			userConnectionData: {
				currentUser: {
					id: 3,
					isConnected: true,
					blogId: 7,
					wpcomUser: { login: 'ann', ID: 9 },
				},
			},
			connectedPlugins: [ { name: 'Slipstream', slug: 'slipstream' } ],
			connectionErrors: { invalid_token: {} },
			isOfflineMode: false,
			connectionOwner: { id: 3, displayName: 'Ann' },
			registrationNonce: 'r',
		},
	};
}

type Routes = Record< string, { status?: number; body: unknown } >;

/** A server that knows some routes; keys are "METHOD path". */
export function createServer( routes: Routes ) {
	const sent: {
		route: string;
		query: Record< string, string >;
		body: unknown;
	}[] = [];
	const fetch = async ( input: RequestInfo | URL, init?: RequestInit ) => {
		const url = new URL( String( input ) );
		const route = `${ init?.method } ${ url.pathname.replace( '/wp-json/jetpack/v4/', '' ) }`;
		const body: unknown = init?.body
			? JSON.parse( String( init.body ) )
			: undefined;
		const { _cacheBuster, ...query } = Object.fromEntries(
			url.searchParams
		);
		sent.push( { route, query, body } );
		const { status = 200, body: answer } = routes[ route ] ?? {
			status: 404,
			body: {},
		};
		return {
			ok: status < 300,
			status,
			text: async () => JSON.stringify( answer ),
		} as Response;
	};
	return { fetch, sent, routes: () => sent.map( ( { route } ) => route ) };
}

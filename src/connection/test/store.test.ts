import { createRegistry, select } from '@wordpress/data';
import {
	createConnectionStore,
	registerConnectionStore,
	STORE_NAME,
} from '@slipstream/connection';
import { PluginError } from '@slipstream/errors';
import { createHttp } from '@slipstream/http';
import {
	CONNECTED,
	createServer,
	installSettings,
	UNCONNECTED,
} from './support';

function setUp( routes: Parameters< typeof createServer >[ 0 ] = {} ) {
	const server = createServer( routes );
	const http = createHttp( { fetch: server.fetch } );
	const store = createConnectionStore( () => http );
	const registry = createRegistry();
	registry.register( store );
	return {
		server,
		select: registry.select( store ),
		dispatch: registry.dispatch( store ),
		resolveSelect: registry.resolveSelect( store ),
	};
}

beforeEach( () => installSettings( CONNECTED ) );

describe( 'the store', () => {
	it( 'is registered under its name on a page without settings too', () => {
		expect( STORE_NAME ).toBe( 'jetpack-connection' );
		registerConnectionStore();
		expect( select( STORE_NAME ) ).toHaveProperty( 'getConnectionStatus' );
		delete window.slipstreamSettings;
		expect( setUp().select.getConnectionStatus() ).toEqual( UNCONNECTED );
	} );

	it( 'begins with what the page carries', () => {
		const { select: from } = setUp();
		expect( from.getConnectionStatus() ).toEqual( CONNECTED );
		expect( from.getConnectionStatusIsFetching() ).toBe( false );
		expect( from.getSiteIsRegistering() ).toBe( false );
		expect( from.getUserIsConnecting() ).toBe( false );
		expect( from.getRegistrationError() ).toBeNull();
		expect( from.getAuthorizationUrl.name ).toBeDefined();
		expect( from.getWpcomUser() ).toEqual( { login: 'ann', ID: 9 } );
		expect( from.getBlogId() ).toBe( 7 );
		expect( from.getConnectedPlugins() ).toEqual( [
			{ name: 'Slipstream', slug: 'slipstream' },
		] );
		expect( from.getConnectionErrors() ).toEqual( { invalid_token: {} } );
		expect( from.getIsOfflineMode() ).toBe( false );
		expect( from.getUserConnectionData().currentUser?.id ).toBe( 3 );
		expect( from.getConnectionOwner() ).toEqual( {
			id: 3,
			displayName: 'Ann',
		} );
	} );

	it( 'gives the same references for the same state', () => {
		delete window.slipstreamSettings;
		const { select: from } = setUp();
		expect( from.getWpcomUser() ).toBe( from.getWpcomUser() );
		expect( from.getConnectionStatus() ).toBe( from.getConnectionStatus() );
	} );

	it( 'sets what it is told, and merges the status', () => {
		const { select: from, dispatch } = setUp();
		void dispatch.setConnectionStatus( { isRegistered: false } );
		expect( from.getConnectionStatus() ).toEqual( {
			...CONNECTED,
			isRegistered: false,
		} );
		void dispatch.setConnectedPlugins( [] );
		void dispatch.setConnectionErrors( {} );
		void dispatch.setIsOfflineMode( true );
		void dispatch.setConnectionOwner( null );
		void dispatch.setSiteIsRegistering( true );
		void dispatch.setUserIsConnecting( true );
		void dispatch.setAuthorizationUrl( 'https://a.test/ok' );
		expect( from.getConnectedPlugins() ).toEqual( [] );
		expect( from.getConnectionErrors() ).toEqual( {} );
		expect( from.getIsOfflineMode() ).toBe( true );
		expect( from.getConnectionOwner() ).toBeNull();
		expect( from.getSiteIsRegistering() ).toBe( true );
		expect( from.getUserIsConnecting() ).toBe( true );
		expect( from.getAuthorizationUrl() ).toBe( 'https://a.test/ok' );
		void dispatch.setRegistrationError( new PluginError( 'x' ) );
		expect( from.getRegistrationError()?.code ).toBe( 'x' );
		void dispatch.clearRegistrationError();
		expect( from.getRegistrationError() ).toBeNull();
	} );

	it( 'unlinks the user', () => {
		const { select: from, dispatch } = setUp();
		void dispatch.disconnectUserSuccess();
		expect( from.getConnectionStatus().isUserConnected ).toBe( false );
		expect( from.getUserConnectionData().currentUser ).toMatchObject( {
			id: 3,
			isConnected: false,
		} );
	} );
} );

describe( 'registerSite', () => {
	it( 'marks the site registered and keeps the authorisation address', async () => {
		installSettings( UNCONNECTED );
		const {
			select: from,
			dispatch,
			server,
		} = setUp( {
			'POST connection/register': {
				body: { authorizeUrl: 'https://a.test/auth' },
			},
		} );
		void dispatch.setRegistrationError( new PluginError( 'old' ) );
		const end = dispatch.registerSite( {
			registrationNonce: 'r',
			redirectUri: 'admin.php',
			from: 'me',
		} );
		expect( from.getSiteIsRegistering() ).toBe( true );
		expect( from.getRegistrationError() ).toBeNull();
		await end;
		expect( server.sent[ 0 ]?.body ).toEqual( {
			registration_nonce: 'r',
			redirect_uri: 'admin.php',
			from: 'me',
			no_iframe: true,
		} );
		expect( from.getConnectionStatus().isRegistered ).toBe( true );
		expect( from.getAuthorizationUrl() ).toBe( 'https://a.test/auth' );
		expect( from.getSiteIsRegistering() ).toBe( false );
	} );

	it( 'keeps the error', async () => {
		installSettings( UNCONNECTED );
		const { select: from, dispatch } = setUp( {
			'POST connection/register': {
				status: 403,
				body: { code: 'no_cap', message: 'No.' },
			},
		} );
		await expect( dispatch.registerSite( {} ) ).rejects.toMatchObject( {
			code: 'no_cap',
		} );
		expect( from.getRegistrationError() ).toMatchObject( {
			code: 'no_cap',
			status: 403,
		} );
		expect( from.getConnectionStatus().isRegistered ).toBe( false );
		expect( from.getSiteIsRegistering() ).toBe( false );
	} );
} );

describe( 'connectUser', () => {
	const routes = {
		'GET connection/authorize_url': {
			body: { authorizeUrl: 'https://a.test/auth?x=1' },
		},
	};

	it( 'fetches the address once and goes there with the name of the caller encoded twice', async () => {
		const { dispatch, server } = setUp( routes );
		const visited: string[] = [];
		const redirectFunc = ( url: string ) => void visited.push( url );
		await dispatch.connectUser( {
			redirectFunc,
			from: 'a b',
			redirectUri: 'admin.php',
		} );
		await dispatch.connectUser( { redirectFunc, skipPricingPage: true } );
		expect( visited ).toEqual( [
			'https://a.test/auth?x=1&from=a%2520b',
			'https://a.test/auth?x=1&skip_pricing=true',
		] );
		expect( server.routes() ).toEqual( [ 'GET connection/authorize_url' ] );
		expect( server.sent[ 0 ]?.query ).toEqual( {
			redirect_uri: 'admin.php',
			no_iframe: 'true',
		} );
	} );

	it( 'is over when there is no address', async () => {
		const { dispatch, select: from } = setUp();
		await expect(
			dispatch.connectUser( { redirectFunc: () => undefined } )
		).rejects.toMatchObject( {
			code: 'not_found',
		} );
		expect( from.getUserIsConnecting() ).toBe( false );
	} );
} );

describe( 'refreshing', () => {
	it( 'fetches status and plugins', async () => {
		installSettings( UNCONNECTED );
		const { dispatch, select: from } = setUp( {
			'GET connection': { body: CONNECTED },
			'GET connection/plugins': { body: [ { name: 'B', slug: 'b' } ] },
		} );
		const end = dispatch.fetchConnectionStatus();
		expect( from.getConnectionStatusIsFetching() ).toBe( true );
		await end;
		expect( from.getConnectionStatusIsFetching() ).toBe( false );
		expect( from.getConnectionStatus() ).toEqual( CONNECTED );
		await dispatch.refreshConnectedPlugins();
		expect( from.getConnectedPlugins() ).toEqual( [
			{ name: 'B', slug: 'b' },
		] );
	} );

	it( 'keeps the plugins it knows where the list is refused', async () => {
		const { dispatch, select: from } = setUp( {
			'GET connection/plugins': {
				status: 403,
				body: { code: 'rest_forbidden', message: 'No.' },
			},
		} );
		await expect(
			dispatch.refreshConnectedPlugins()
		).rejects.toMatchObject( { code: 'rest_forbidden', status: 403 } );
		expect( from.getConnectedPlugins() ).toEqual( [
			{ name: 'Slipstream', slug: 'slipstream' },
		] );
	} );
} );

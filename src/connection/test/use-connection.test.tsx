import { act, renderHook } from '@testing-library/react';
import { createRegistry, RegistryProvider } from '@wordpress/data';
import { createConnectionStore, useConnection } from '@slipstream/connection';
import {
	CONNECTED,
	createServer,
	installSettings,
	UNCONNECTED,
} from './support';
import { reconnect as reconnectIn } from '../reconnect';

const realFetch = globalThis.fetch;
afterEach( () => {
	globalThis.fetch = realFetch;
} );

function setUp( routes: Parameters< typeof createServer >[ 0 ] = {} ) {
	const server = createServer( routes );
	globalThis.fetch = server.fetch;
	const registry = createRegistry();
	registry.register( createConnectionStore() );
	const wrapper = ( { children }: { children: React.ReactNode } ) => (
		<RegistryProvider value={ registry }>{ children }</RegistryProvider>
	);
	return { server, ...renderHook( () => useConnection(), { wrapper } ) };
}

const completed = {
	'POST connection/register': {
		body: { authorizeUrl: 'https://a.test/auth' },
	},
	'POST connection/reconnect': { body: { status: 'completed' } },
	'GET connection': { body: CONNECTED },
};

describe( 'useConnection', () => {
	it.each( [
		[ CONNECTED, undefined, true ],
		[ { ...CONNECTED, isUserConnected: false }, undefined, false ],
		[ UNCONNECTED, 'simple' as const, true ],
	] )(
		'tells whether AI can be used (%#)',
		( status, siteType, expected ) => {
			installSettings( status, siteType );
			expect( setUp().result.current ).toMatchObject( {
				...status,
				isConnected: expected,
				isConnecting: false,
				error: null,
			} );
		}
	);

	it( 'sends nothing by itself', () => {
		installSettings( UNCONNECTED );
		expect( setUp().server.sent ).toEqual( [] );
	} );

	it( 'registers an unregistered site, links the user and reads the status', async () => {
		installSettings( UNCONNECTED );
		const { result, server } = setUp( completed );
		let end: Promise< void > | undefined;
		act( () => {
			end = result.current.reconnect();
		} );
		expect( result.current.isConnecting ).toBe( true );
		await act( () => end ?? Promise.reject() );
		expect( server.routes() ).toEqual( [
			'POST connection/register',
			'POST connection/reconnect',
			'GET connection',
		] );
		expect( result.current ).toMatchObject( {
			...CONNECTED,
			isConnected: true,
			isConnecting: false,
		} );
	} );

	it( 'does not register a registered site again', async () => {
		installSettings( { ...CONNECTED, isUserConnected: false } );
		const { result, server } = setUp( completed );
		await act( () => result.current.reconnect() );
		expect( server.routes() ).toEqual( [
			'POST connection/reconnect',
			'GET connection',
		] );
		expect( result.current.isConnected ).toBe( true );
	} );

	it( 'lets somebody who may not repair the site link themselves', async () => {
		installSettings( { ...CONNECTED, isUserConnected: false } );
		window.history.replaceState(
			{},
			'',
			'/wp-admin/post.php?post=1&action=edit'
		);
		const { result, server } = setUp( {
			...completed,
			'POST connection/reconnect': {
				status: 403,
				body: { code: 'invalid_user_permission_jetpack_disconnect' },
			},
			'GET connection/authorize_url': {
				body: { authorizeUrl: 'https://a.test/auth' },
			},
		} );
		await act( () => result.current.reconnect() );
		expect( server.sent ).toContainEqual( {
			route: 'GET connection/authorize_url',
			query: {
				redirect_uri: 'post.php?post=1&action=edit',
				no_iframe: 'true',
			},
			body: undefined,
		} );
		expect( result.current ).toMatchObject( {
			isUserConnected: true,
			error: null,
		} );
	} );

	it.each( [ true, false ] )(
		'leads on to where the person agrees, as long as they are there: %s',
		async ( isThere ) => {
			const unlinked = { ...CONNECTED, isUserConnected: false };
			installSettings( unlinked );
			window.history.replaceState( {}, '', '/wp-admin/' );
			const { result, unmount } = setUp( {
				'POST connection/reconnect': {
					body: {
						status: 'in_progress',
						authorizeUrl: 'http://localhost/wp-admin/#agree',
					},
				},
				'GET connection': { body: unlinked },
			} );
			const { reconnect } = result.current;
			await act( async () => {
				const end = reconnect();
				if ( ! isThere ) {
					unmount();
				}
				await end;
			} );
			expect( window.location.hash ).toBe( isThere ? '#agree' : '' );
		}
	);

	it( 'leads on with the way back to the section that the person is at', async () => {
		const unlinked = { ...CONNECTED, isUserConnected: false };
		installSettings( unlinked );
		window.history.replaceState(
			{},
			'',
			'/wp-admin/admin.php?page=my-jetpack#/connection'
		);
		globalThis.fetch = createServer( {
			'POST connection/reconnect': {
				body: {
					status: 'in_progress',
					authorizeUrl:
						'http://localhost/wp-admin/admin-post.php?redirect=admin.php',
				},
			},
			'GET connection': { body: unlinked },
		} ).fetch;
		const registry = createRegistry();
		registry.register( createConnectionStore() );
		const url = new URL( ( await reconnectIn( registry ) ) ?? '' );
		expect( url.searchParams.get( 'redirect' ) ).toBe(
			'admin.php?page=my-jetpack#/connection'
		);
	} );

	it( 'leads nobody on to a hub that has refused the site', async () => {
		installSettings( { ...CONNECTED, isUserConnected: false } );
		const { result, server } = setUp( {
			...completed,
			'POST connection/reconnect': {
				status: 403,
				body: { code: 'site_revoked', message: 'No.' },
			},
			'GET connection/authorize_url': {
				body: { authorizeUrl: 'https://a.test/auth' },
			},
		} );
		await act( () => result.current.reconnect() );
		expect( server.routes() ).toEqual( [ 'POST connection/reconnect' ] );
		expect( result.current.error?.reason ).toBe( 'site_revoked' );
	} );

	it( 'says why it failed, until the next try', async () => {
		installSettings( UNCONNECTED );
		const routes: Parameters< typeof createServer >[ 0 ] = {
			...completed,
			'POST connection/register': {
				status: 403,
				body: { code: 'no_cap', message: 'No.' },
			},
		};
		const { result } = setUp( routes );
		await act( () => result.current.reconnect() );
		expect( result.current ).toMatchObject( {
			isConnecting: false,
			isConnected: false,
		} );
		expect( result.current.error ).toMatchObject( {
			code: 'no_cap',
			message: 'No. (Status 403)',
		} );
		routes[ 'POST connection/register' ] = { body: {} };
		await act( () => result.current.reconnect() );
		expect( result.current ).toMatchObject( {
			isConnected: true,
			error: null,
		} );
	} );
} );

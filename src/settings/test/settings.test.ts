import { getSettings, joinRest } from '@slipstream/settings';

afterEach( () => {
	delete window.slipstreamSettings;
} );

describe( 'getSettings', () => {
	it.each( [ undefined, {}, { restRoot: '' } ] )(
		'says clearly that %p is not enough',
		( given ) => {
			window.slipstreamSettings = given;
			expect( getSettings ).toThrow(
				expect.objectContaining( {
					code: 'settings_missing',
					name: 'PluginError',
				} )
			);
		}
	);

	it( 'completes what is left out with the least', () => {
		window.slipstreamSettings = { restRoot: 'https://a.test/wp-json/' };
		expect( getSettings() ).toMatchObject( {
			providerRoot: 'https://a.test/wp-json/',
			siteType: 'self-hosted',
			blogId: 0,
			blocks: [],
			connection: {
				connectionStatus: {
					isRegistered: false,
					isUserConnected: false,
				},
				isOfflineMode: false,
			},
			ai: { isEnabled: false, engine: 'none' },
		} );
	} );

	it( 'completes a slice that has a part of what it can', () => {
		window.slipstreamSettings = {
			restRoot: 'https://a.test/wp-json/',
			connection: { connectionStatus: { isRegistered: true } },
			ai: { features: { forms: false }, price: null },
		} as typeof window.slipstreamSettings;
		const { connection, ai } = getSettings();
		expect( connection.connectionStatus ).toMatchObject( {
			isRegistered: true,
			isUserConnected: false,
		} );
		expect( connection.connectedPlugins ).toEqual( [] );
		expect( ai.features ).toEqual( {
			writing: true,
			forms: false,
			images: true,
			voice: true,
		} );
		expect( ai.price ).toBeNull();
	} );

	it( 'is frozen to its depth, gives the same object again, and leaves the global alone', () => {
		const given = {
			restRoot: 'https://a.test/wp-json/',
			blocks: [ 'jetpack/markdown' ],
		};
		window.slipstreamSettings = given;
		const settings = getSettings();
		expect( getSettings() ).toBe( settings );
		expect( Object.isFrozen( settings.connection.connectionStatus ) ).toBe(
			true
		);
		expect( () => ( settings.blocks as string[] ).push( 'x' ) ).toThrow(
			TypeError
		);
		given.blocks.push( 'jetpack/map' );
		expect( settings.blocks ).toEqual( [ 'jetpack/markdown' ] );
	} );
} );

describe( 'joinRest', () => {
	it.each( [
		[
			'https://a.test/wp-json/',
			'wp/v2/posts',
			{},
			'https://a.test/wp-json/wp/v2/posts',
		],
		[
			'https://a.test/wp-json',
			'/wp/v2/posts',
			{},
			'https://a.test/wp-json/wp/v2/posts',
		],
		[
			'https://a.test/b/wp-json/',
			'x?c=1',
			{ d: true },
			'https://a.test/b/wp-json/x?c=1&d=true',
		],
		[
			'https://a.test/wp-json/',
			'x',
			{ a: undefined, b: 'é&' },
			'https://a.test/wp-json/x?b=%C3%A9%26',
		],
	] )( 'joins %s and %s', ( root, path, query, expected ) => {
		expect( joinRest( root, path, query ) ).toBe( expected );
	} );

	it.each( [
		[
			'https://a.test/?rest_route=/',
			'wp/v2/posts',
			'/wp/v2/posts',
			'https://a.test/',
		],
		[
			'https://a.test/index.php?rest_route=/',
			'/wp/v2/posts?c=1',
			'/wp/v2/posts',
			'https://a.test/index.php',
		],
		[
			'https://a.test/?rest_route=%2F',
			'sites/a.test%3A%3Ab/jwt',
			'/sites/a.test::b/jwt',
			'https://a.test/',
		],
		[
			'https://a.test/?lang=de&rest_route=/',
			'x',
			'/x',
			'https://a.test/',
		],
	] )( 'joins %s and %s', ( root, path, route, address ) => {
		const url = new URL( joinRest( root, path, { q: 'a b' } ) );
		expect( url.searchParams.get( 'rest_route' ) ).toBe( route );
		expect( url.searchParams.get( 'q' ) ).toBe( 'a b' );
		expect( url.origin + url.pathname ).toBe( address );
		expect( url.searchParams.get( 'c' ) ).toBe(
			path.includes( '?c=1' ) ? '1' : null
		);
		expect( url.searchParams.get( 'lang' ) ).toBe(
			root.includes( 'lang' ) ? 'de' : null
		);
	} );
} );

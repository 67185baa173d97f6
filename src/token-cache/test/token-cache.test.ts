import { createHttp } from '@slipstream/http';
import { getSettings } from '@slipstream/settings';
import type { Settings } from '@slipstream/settings';
import {
	createTokenCache,
	TOKEN_KEY,
	TOKEN_LIFETIME,
} from '@slipstream/token-cache';
import type { TokenCacheDeps } from '@slipstream/token-cache';

interface Site extends Partial< Settings > {
	userId?: number;
}

function settingsOf( { userId = 3, ...site }: Site ): Settings {
	window.slipstreamSettings = {
		restRoot: 'https://a.test/wp-json/',
		restNonce: 'nonce12345',
		blogId: 7,
		...site,
		connection: {
			...getEmptyConnection(),
			userConnectionData: { currentUser: { id: userId } },
		},
	};
	return getSettings();
}

function getEmptyConnection(): Settings[ 'connection' ] {
	window.slipstreamSettings = { restRoot: 'https://a.test/wp-json/' };
	return getSettings().connection;
}

/** A cache of a page, a clock, and a server that gives out token-1, token-2 and so on. */
function setUp(
	site: Site = {},
	deps: TokenCacheDeps = {},
	blogId: unknown = 7
) {
	const clock = { time: 1_000_000 };
	const sent: string[] = [];
	const failures: number[] = [];
	const http = createHttp( {
		fetch: async ( input, init ) => {
			sent.push( `${ init?.method } ${ input }` );
			const status = failures.shift() ?? 200;
			const body = { token: `token-${ sent.length }`, blog_id: blogId };
			return {
				ok: status === 200,
				status,
				text: async () =>
					JSON.stringify(
						status === 200 ? body : { code: 'no-token' }
					),
			} as Response;
		},
		now: () => clock.time,
	} );
	const page = ( other: Site = site ) => {
		const settings = settingsOf( other );
		return createTokenCache( {
			http,
			now: () => clock.time,
			settings: () => settings,
			...deps,
		} );
	};
	return { clock, sent, failures, page, cache: page() };
}

const stored = () => JSON.parse( localStorage.getItem( TOKEN_KEY ) ?? 'null' );

beforeEach( () => localStorage.clear() );

describe( 'getToken', () => {
	it( 'asks the site and keeps the answer with its owner', async () => {
		const { cache, sent, clock } = setUp();
		expect( await cache.getToken() ).toBe( 'token-1' );
		expect( sent ).toEqual( [
			'POST https://a.test/wp-json/jetpack/v4/jetpack-ai-jwt?_cacheBuster=1000000',
		] );
		expect( TOKEN_KEY ).toBe( 'jetpack-ai-jwt' );
		expect( stored() ).toEqual( {
			token: 'token-1',
			blogId: 7,
			expire: clock.time + 120_000,
			restRoot: 'https://a.test/wp-json/',
			providerRoot: 'https://a.test/wp-json/',
			userId: 3,
		} );
	} );

	it( 'asks the platform on a simple site, by suffix or id', async () => {
		const byName = setUp( { siteType: 'simple', siteSuffix: 'a.test::b' } );
		await byName.cache.getToken();
		expect( byName.sent[ 0 ] ).toContain(
			'/wpcom/v2/sites/a.test::b/jetpack-openai-query/jwt?'
		);
		localStorage.clear();
		const byId = setUp( { siteType: 'simple' }, {}, undefined );
		expect( await byId.cache.getToken() ).toBe( 'token-1' );
		expect( byId.sent[ 0 ] ).toContain(
			'/wpcom/v2/sites/7/jetpack-openai-query/jwt?'
		);
		expect( stored().blogId ).toBe( 7 );
	} );

	it( 'asks once, however many ask at the same time', async () => {
		const { cache, sent } = setUp();
		const tokens = await Promise.all(
			Array.from( { length: 20 }, () => cache.getToken() )
		);
		expect( new Set( tokens ) ).toEqual( new Set( [ 'token-1' ] ) );
		expect( sent ).toHaveLength( 1 );
	} );

	it( 'reuses a token until it expires, also on another page', async () => {
		const { cache, page, sent, clock } = setUp();
		await cache.getToken();
		clock.time += TOKEN_LIFETIME - 1;
		expect( await cache.getToken() ).toBe( 'token-1' );
		expect( await page().getToken() ).toBe( 'token-1' );
		clock.time += 1;
		expect( await cache.getToken() ).toBe( 'token-2' );
		expect( sent ).toHaveLength( 2 );
	} );

	it( 'does not trust a token after the clock was set back', async () => {
		const { cache, clock } = setUp();
		await cache.getToken();
		clock.time -= 5000;
		expect( await cache.getToken() ).toBe( 'token-2' );
	} );

	it.each< [ string, Site ] >( [
		[
			'another site of the same origin',
			{ restRoot: 'https://a.test/b/wp-json/' },
		],
		[ 'another blog id', { blogId: 8 } ],
		[ 'another user', { userId: 4 } ],
		[
			'a provider that the site has left',
			{ providerRoot: 'https://hub.test/wp-json/' },
		],
	] )( 'does not use the token of %s', async ( _name, other ) => {
		const { cache, page } = setUp();
		await cache.getToken();
		expect( await page( other ).getToken() ).toBe( 'token-2' );
	} );

	it( 'caches although the site was registered after the page had loaded', async () => {
		const { cache, sent } = setUp( { blogId: 5 }, {}, '9' );
		await cache.getToken();
		await cache.getToken();
		expect( sent ).toHaveLength( 1 );
		expect( stored().blogId ).toBe( 9 );
	} );

	it( 'rejects when the site refuses, and asks again next time', async () => {
		const { cache, failures } = setUp();
		failures.push( 500 );
		await expect( cache.getToken() ).rejects.toMatchObject( {
			code: 'no-token',
			status: 500,
		} );
		expect( await cache.getToken() ).toBe( 'token-2' );
	} );

	it.each( [
		'{',
		'null',
		'5',
		'{"token":"x"}',
		'{"token":5,"blogId":7,"expire":1000500,"restRoot":"https://a.test/wp-json/","providerRoot":"https://a.test/wp-json/","userId":3}',
		'{"token":"","blogId":7,"expire":1000500,"restRoot":"https://a.test/wp-json/","providerRoot":"https://a.test/wp-json/","userId":3}',
		'{"token":"x","blogId":7,"expire":"1000500","restRoot":"https://a.test/wp-json/","providerRoot":"https://a.test/wp-json/","userId":3}',
		'{"token":"x","blogId":7,"expire":1000500}',
		'{"token":"x","blogId":7,"expire":1000500,"restRoot":"https://a.test/wp-json/","userId":3}',
	] )( 'ignores %s in storage', async ( text ) => {
		localStorage.setItem( TOKEN_KEY, text );
		const { cache } = setUp();
		expect( await cache.getToken() ).toBe( 'token-1' );
		expect( stored().token ).toBe( 'token-1' );
	} );
} );

describe( 'storage', () => {
	const refuse = () => {
		throw new DOMException( 'No', 'SecurityError' );
	};
	const full = () => {
		throw new DOMException( 'Full', 'QuotaExceededError' );
	};
	const storageWith = ( changes: Partial< Storage > ): Storage =>
		Object.assign( Object.create( null ), {
			getItem: ( key: string ) => localStorage.getItem( key ),
			setItem: ( key: string, value: string ) =>
				localStorage.setItem( key, value ),
			removeItem: ( key: string ) => localStorage.removeItem( key ),
			...changes,
		} );

	it.each< [ string, () => Storage ] >( [
		[ 'blocked as a whole', refuse ],
		[
			'blocked for everything',
			() =>
				storageWith( {
					getItem: refuse,
					setItem: refuse,
					removeItem: refuse,
				} ),
		],
		[ 'full', () => storageWith( { setItem: full } ) ],
	] )( 'that is %s leaves the memory', async ( _name, storage ) => {
		const { cache, sent, clock } = setUp( {}, { storage } );
		await cache.getToken();
		expect( await cache.getToken() ).toBe( 'token-1' );
		clock.time += TOKEN_LIFETIME;
		expect( await cache.getToken() ).toBe( 'token-2' );
		cache.forgetToken();
		expect( await cache.getToken() ).toBe( 'token-3' );
		expect( sent ).toHaveLength( 3 );
	} );

	it( 'that keeps what it should drop does not bring a refused token back', async () => {
		const { cache } = setUp(
			{},
			{
				storage: () =>
					storageWith( { removeItem: refuse, setItem: full } ),
			}
		);
		await cache.getToken();
		localStorage.setItem(
			TOKEN_KEY,
			'{"token":"token-1","blogId":7,"expire":1000500,"restRoot":"https://a.test/wp-json/","providerRoot":"https://a.test/wp-json/","userId":3}'
		);
		cache.forgetToken( 'token-1' );
		expect( await cache.getToken() ).toBe( 'token-2' );
	} );
} );

describe( 'forgetToken', () => {
	it( 'makes the next call fetch another', async () => {
		const { cache } = setUp();
		await cache.getToken();
		cache.forgetToken( 'token-1' );
		expect( stored() ).toBeNull();
		expect( await cache.getToken() ).toBe( 'token-2' );
	} );

	it( 'keeps a newer token than the refused one', async () => {
		const { cache, sent } = setUp();
		await cache.getToken();
		cache.forgetToken( 'token-1' );
		await cache.getToken();
		cache.forgetToken( 'token-1' );
		expect( await cache.getToken() ).toBe( 'token-2' );
		expect( sent ).toHaveLength( 2 );
	} );
} );

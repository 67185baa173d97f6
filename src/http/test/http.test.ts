/**
 * @jest-environment node
 */
import { createHttp } from '@slipstream/http';
import type { HttpDeps } from '@slipstream/http';

type Answer = () => Response | Promise< Response >;

const json =
	( value: unknown, status = 200 ) =>
	() =>
		new Response( JSON.stringify( value ), { status } );
const offline: Answer = () =>
	Promise.reject( new TypeError( 'Failed to fetch' ) );
const redirected =
	( answer: Answer ): Answer =>
	async () =>
		Object.defineProperty( await answer(), 'redirected', { value: true } );

interface Sent {
	url: string;
	init: RequestInit;
}

/** A client whose server gives the answers in turn. */
function setUp( answers: Answer[], deps: HttpDeps = {} ) {
	const sent: Sent[] = [];
	const waits: number[] = [];
	const nonces = [ 'old', 'new' ];
	const http = createHttp( {
		fetch: async ( input, init = {} ) => {
			sent.push( { url: String( input ), init } );
			const answer = answers.shift();
			if ( ! answer ) {
				throw new Error( 'One request too many' );
			}
			return answer();
		},
		now: () => 123,
		wait: async ( ms ) => void waits.push( ms ),
		root: () => 'https://a.test/wp-json/',
		nonce: {
			current: () => nonces[ 0 ] ?? '',
			refresh: async () => nonces.length > 1 && Boolean( nonces.shift() ),
		},
		...deps,
	} );
	return { http, sent, waits };
}

const headersOf = ( sent: Sent | undefined ) =>
	sent?.init.headers as Record< string, string >;

describe( 'a request', () => {
	it( 'with GET carries the nonce and a cache-buster, to the same origin', async () => {
		const { http, sent } = setUp( [ json( { a: 1 } ) ] );
		expect(
			await http.get( 'jetpack/v4/connection', { query: { b: 2 } } )
		).toEqual( { a: 1 } );
		expect( sent[ 0 ]?.url ).toBe(
			'https://a.test/wp-json/jetpack/v4/connection?b=2&_cacheBuster=123'
		);
		expect( headersOf( sent[ 0 ] )[ 'X-WP-Nonce' ] ).toBe( 'old' );
		expect( sent[ 0 ]?.init ).toMatchObject( {
			method: 'GET',
			credentials: 'same-origin',
		} );
	} );

	it( 'with POST carries JSON, and a cache-buster only on demand', async () => {
		const { http, sent } = setUp( [ json( {} ), json( {} ) ] );
		await http.post( 'x', { a: 1 } );
		await http.post( 'x', undefined, { cacheBuster: true } );
		expect( sent[ 0 ]?.url ).toBe( 'https://a.test/wp-json/x' );
		expect( sent[ 0 ]?.init.body ).toBe( '{"a":1}' );
		expect( headersOf( sent[ 0 ] )[ 'Content-Type' ] ).toBe(
			'application/json'
		);
		expect( sent[ 1 ]?.url ).toBe(
			'https://a.test/wp-json/x?_cacheBuster=123'
		);
		expect( sent[ 1 ]?.init.body ).toBe( '{}' );
	} );

	it( 'with a bearer token carries no nonce, and may go to another root', async () => {
		const { http, sent } = setUp( [ json( {} ) ] );
		await http.post(
			'x',
			{},
			{ bearer: 'abc', root: 'https://b.test/?rest_route=/' }
		);
		expect( sent[ 0 ]?.url ).toBe( 'https://b.test/?rest_route=/x' );
		expect( headersOf( sent[ 0 ] ) ).toMatchObject( {
			Authorization: 'Bearer abc',
		} );
		expect( headersOf( sent[ 0 ] ) ).not.toHaveProperty( 'X-WP-Nonce' );
	} );

	it.each( [ 200, 201, 207 ] )(
		'that is answered with %d succeeds',
		async ( status ) => {
			const { http } = setUp( [ json( [ 1 ], status ) ] );
			expect( await http.get( 'x' ) ).toEqual( [ 1 ] );
		}
	);

	it( 'that is answered with nothing gives null', async () => {
		const { http } = setUp( [
			() => new Response( null, { status: 204 } ),
		] );
		expect( await http.post( 'x' ) ).toBeNull();
	} );
} );

describe( 'a failure', () => {
	it.each( [
		[ 404, 'not_found', 'plugin_already_active' ],
		[ 404, 'not_found', 'not_active' ],
		[ 409, 'no_identity_crisis', 'no_identity_crisis' ],
	] )(
		'of status %d is %s, for the reason %s',
		async ( status, code, reason ) => {
			const { http } = setUp( [ json( { code: reason }, status ) ] );
			await expect( http.post( 'x' ) ).rejects.toMatchObject( {
				code,
				reason,
			} );
		}
	);

	it( 'says to people what went wrong, without a code', async () => {
		const { http } = setUp( [
			json( { code: 'activation_failed', message: 'Not now.' }, 424 ),
		] );
		await expect( http.post( 'x' ) ).rejects.toMatchObject( {
			message: 'Not now. (Status 424)',
			sentence: 'Not now.',
		} );
	} );

	it( 'without a reason has its code', async () => {
		const { http } = setUp( [ json( { message: 'Gone.' }, 404 ) ] );
		await expect( http.post( 'x' ) ).rejects.toMatchObject( {
			reason: 'not_found',
		} );
	} );

	it.each( [
		[
			json( { code: 'rest_forbidden', message: 'No.' }, 403 ),
			'rest_forbidden',
			'No. (Status 403)',
			403,
		],
		[
			() => new Response( '<p>', { status: 500 } ),
			'api_error',
			'Something went wrong (Status 500)',
			500,
		],
		[
			json( { message: 'Gone.' }, 404 ),
			'not_found',
			'Gone. (Status 404)',
			404,
		],
		[
			redirected( json( {}, 404 ) ),
			'not_found_after_redirect',
			expect.stringContaining( '(Status 404)' ),
			404,
		],
		[ () => new Response( '{' ), 'parse_error', expect.any( String ), 200 ],
		[
			redirected( () => new Response( '<p>' ) ),
			'parse_error_after_redirect',
			expect.any( String ),
			200,
		],
	] )( 'has its class (%#)', async ( answer, code, message, status ) => {
		const { http } = setUp( [ answer ] );
		await expect( http.get( 'x' ) ).rejects.toMatchObject( {
			name: 'PluginError',
			code,
			message,
			status,
		} );
	} );

	it( 'of the network is tried again for a GET, a bounded number of times', async () => {
		const once = setUp( [ offline, json( 1 ) ] );
		expect( await once.http.get( 'x' ) ).toBe( 1 );
		expect( once.waits ).toEqual( [ 300 ] );
		const never = setUp( [ offline, offline, offline ] );
		await expect( never.http.get( 'x' ) ).rejects.toMatchObject( {
			code: 'fetch_network_error',
			isRetryable: true,
		} );
		expect( never.sent ).toHaveLength( 3 );
	} );

	it( 'of the network while the answer is read is one too', async () => {
		const broken: Answer = () =>
			new Response(
				new ReadableStream( {
					pull: ( controller ) => controller.error( new TypeError() ),
				} )
			);
		const { http, sent } = setUp( [ broken, json( 1 ) ] );
		expect( await http.get( 'x' ) ).toBe( 1 );
		expect( sent ).toHaveLength( 2 );
	} );

	it( 'is never tried again for a POST, nor when the server answered', async () => {
		const post = setUp( [ offline ] );
		await expect( post.http.post( 'x' ) ).rejects.toMatchObject( {
			code: 'fetch_network_error',
		} );
		const get = setUp( [ json( {}, 500 ) ] );
		await expect( get.http.get( 'x' ) ).rejects.toMatchObject( {
			status: 500,
		} );
		expect( [ post.sent.length, get.sent.length ] ).toEqual( [ 1, 1 ] );
	} );
} );

describe( 'a stale nonce', () => {
	const stale = json(
		{ code: 'rest_cookie_invalid_nonce', message: 'Old.' },
		403
	);

	it( 'is renewed once and the request repeated', async () => {
		const { http, sent } = setUp( [ stale, json( 1 ) ] );
		expect( await http.post( 'x', { a: 1 } ) ).toBe( 1 );
		expect(
			sent.map( ( one ) => headersOf( one )[ 'X-WP-Nonce' ] )
		).toEqual( [ 'old', 'new' ] );
	} );

	it( 'that cannot be renewed is a failure', async () => {
		const { http, sent } = setUp( [ stale, stale, stale ] );
		await expect( http.post( 'x' ) ).rejects.toMatchObject( {
			code: 'rest_cookie_invalid_nonce',
		} );
		expect( sent ).toHaveLength( 2 );
		await expect( http.post( 'x' ) ).rejects.toMatchObject( {
			status: 403,
		} );
		expect( sent ).toHaveLength( 3 );
	} );
} );

describe( 'identical GETs', () => {
	function setUpSlow() {
		let answer: ( response: Response ) => void = () => undefined;
		const signals: ( AbortSignal | null | undefined )[] = [];
		const http = createHttp( {
			fetch: ( _input, init ) => {
				signals.push( init?.signal );
				return new Promise( ( resolve, reject ) => {
					answer = resolve;
					init?.signal?.addEventListener( 'abort', () =>
						reject( init.signal?.reason )
					);
				} );
			},
			root: () => 'https://a.test/wp-json/',
			nonce: { current: () => 'n', refresh: async () => false },
		} );
		return {
			http,
			signals,
			answer: ( response: Response ) => answer( response ),
		};
	}

	it( 'in flight share one request; later ones do not', async () => {
		const { http, signals, answer } = setUpSlow();
		const both = Promise.all( [ http.get( 'x' ), http.get( 'x' ) ] );
		const other = http.get( 'x', { query: { a: 1 } } );
		expect( signals ).toHaveLength( 2 );
		answer( json( 2 )() );
		expect( await other ).toBe( 2 );
		signals.length = 0;
		const again = http.get( 'x', { query: { a: 1 } } );
		expect( signals ).toHaveLength( 1 );
		answer( json( 3 )() );
		expect( await again ).toBe( 3 );
		void both;
	} );

	it( 'let one caller give up without harm to the other, and end when the last one does', async () => {
		const { http, signals, answer } = setUpSlow();
		const [ one, two, three ] = [
			new AbortController(),
			new AbortController(),
			new AbortController(),
		];
		const first = http.get( 'x', { signal: one.signal } );
		const second = http.get( 'x', { signal: two.signal } );
		one.abort();
		await expect( first ).rejects.toMatchObject( { code: 'aborted' } );
		expect( signals[ 0 ]?.aborted ).toBe( false );
		answer( json( 'ok' )() );
		expect( await second ).toBe( 'ok' );

		const third = http.get( 'x', { signal: three.signal } );
		three.abort();
		await expect( third ).rejects.toMatchObject( { code: 'aborted' } );
		expect( signals[ 1 ]?.aborted ).toBe( true );
	} );

	it( 'with a signal that is raised already send nothing', async () => {
		const { http, signals } = setUpSlow();
		const signal = AbortSignal.abort();
		await expect( http.get( 'x', { signal } ) ).rejects.toMatchObject( {
			code: 'aborted',
		} );
		await expect( http.post( 'x', {}, { signal } ) ).rejects.toMatchObject(
			{ code: 'aborted' }
		);
		expect( signals ).toEqual( [] );
	} );
} );

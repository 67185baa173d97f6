import apiFetch from '@wordpress/api-fetch';
import { createNonceSource } from '@slipstream/http';

beforeEach( () => {
	window.slipstreamSettings = {
		restRoot: 'https://a.test/wp-json/',
		restNonce: 'first12345',
		adminUrl: 'https://a.test/wp-admin/',
	};
} );
afterEach( () => {
	delete apiFetch.nonceMiddleware;
	delete apiFetch.nonceEndpoint;
} );

function answering( text: string, ok = true ) {
	const asked: string[] = [];
	const request = async ( input: RequestInfo | URL ) => {
		asked.push( String( input ) );
		return { ok, text: async () => text } as Response;
	};
	return { asked, request };
}

describe( 'createNonceSource', () => {
	it( 'renews through the admin area, once for all who ask at the same time', async () => {
		const { asked, request } = answering( 'second1234\n' );
		const nonce = createNonceSource( request );
		expect( nonce.current() ).toBe( 'first12345' );
		expect(
			await Promise.all( [ nonce.refresh(), nonce.refresh() ] )
		).toEqual( [ true, true ] );
		expect( nonce.current() ).toBe( 'second1234' );
		expect( asked ).toEqual( [
			'https://a.test/wp-admin/admin-ajax.php?action=rest-nonce',
		] );
	} );

	it( 'shares the nonce with api-fetch', async () => {
		const nonceMiddleware = apiFetch.createNonceMiddleware( 'core123456' );
		Object.assign( apiFetch, {
			nonceEndpoint: 'https://a.test/nonce',
			nonceMiddleware,
		} );
		const { asked, request } = answering( 'second1234' );
		const nonce = createNonceSource( request );
		expect( nonce.current() ).toBe( 'core123456' );
		await nonce.refresh();
		expect( asked ).toEqual( [ 'https://a.test/nonce' ] );
		expect( nonceMiddleware.nonce ).toBe( 'second1234' );
		expect( nonce.current() ).toBe( 'second1234' );
	} );

	it.each( [
		[ '0', true ],
		[ '<html><p>Log in</p></html>', true ],
		[ 'second1234', false ],
	] )( 'keeps the old one when it gets %j (ok: %p)', async ( text, ok ) => {
		const nonce = createNonceSource( answering( text, ok ).request );
		expect( await nonce.refresh() ).toBe( false );
		expect( nonce.current() ).toBe( 'first12345' );
	} );

	it( 'survives a broken network and tries again later', async () => {
		let isDown = true;
		const nonce = createNonceSource( async ( ...args ) =>
			isDown
				? Promise.reject( new TypeError() )
				: answering( 'second1234' ).request( args[ 0 ] )
		);
		expect( await nonce.refresh() ).toBe( false );
		isDown = false;
		expect( await nonce.refresh() ).toBe( true );
	} );
} );

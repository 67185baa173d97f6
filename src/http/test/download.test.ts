import { download } from '@slipstream/http';

const sent: {
	action: string;
	method: string;
	target: string;
	nonce: string;
}[] = [];
const ADDRESS = 'https://a.test/wp-json/slipstream/v1/forms/files/7/abc';

beforeEach( () => {
	sent.length = 0;
	document.body.replaceChildren();
	window.slipstreamSettings = {
		restRoot: 'https://a.test/wp-json/',
		restNonce: 'first12345',
		adminUrl: 'https://a.test/wp-admin/',
	};
	// Where the browser would load the answer.
	jest.spyOn( HTMLFormElement.prototype, 'submit' ).mockImplementation(
		function ( this: HTMLFormElement ) {
			sent.push( {
				action: this.action,
				method: this.method,
				target: this.target,
				nonce: String( new FormData( this ).get( '_wpnonce' ) ),
			} );
		}
	);
} );
afterEach( () => jest.restoreAllMocks() );

const signedIn = ( nonce: string ) => {
	globalThis.fetch = async () =>
		( { ok: true, text: async () => nonce } ) as Response;
};
const frame = () =>
	document.querySelector< HTMLIFrameElement >( 'iframe' ) ?? undefined;

describe( 'download', () => {
	it( 'sends a fresh nonce in the body, and none in the address', async () => {
		signedIn( 'second1234' );
		const onError = jest.fn();
		expect( await download( ADDRESS, onError ) ).toBe( true );
		expect( await download( ADDRESS, onError ) ).toBe( true );
		expect( sent ).toHaveLength( 2 );
		expect( sent[ 0 ] ).toEqual( {
			action: ADDRESS,
			method: 'post',
			target: frame()?.name,
			nonce: 'second1234',
		} );
		expect( document.querySelectorAll( 'iframe' ) ).toHaveLength( 1 );
		expect( document.querySelectorAll( 'form' ) ).toHaveLength( 0 );
		frame()?.dispatchEvent( new Event( 'load' ) );
		expect( onError ).not.toHaveBeenCalled();
	} );

	it( 'says when an error comes in the place of the file', async () => {
		signedIn( 'second1234' );
		const onError = jest.fn();
		await download( ADDRESS, onError );
		frame()?.contentDocument?.body.append(
			'{"code":"form_file_not_found"}'
		);
		frame()?.dispatchEvent( new Event( 'load' ) );
		expect( onError ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'does not begin when nobody is signed in any more', async () => {
		signedIn( '0' );
		expect( await download( ADDRESS, jest.fn() ) ).toBe( false );
		expect( sent ).toHaveLength( 0 );
	} );
} );

import { waitFor } from '@testing-library/dom';
import { byId, fillIn, openPage, press, texts, type } from './support/page';
import { startServer } from './support/server';

const THANKS = {
	success: true,
	heading: 'Thank you',
	message: '',
	redirect: '',
	go_back: true,
	summary: [
		{ label: 'Name', value: 'Ann <b>', type: 'name' },
		{ label: 'Message', value: 'Two\nlines', type: 'textarea' },
	],
};

let server: Awaited< ReturnType< typeof startServer > >;
let form: HTMLFormElement;
const posted = jest.fn();
const reachable = jest.fn( () => Promise.resolve( { ok: true } ) );

beforeAll( async () => {
	server = await startServer();
	// What jsdom leaves out: leaving the page, and asking whether its server answers.
	HTMLFormElement.prototype.submit = posted;
	Object.assign( globalThis, { fetch: reachable } );
} );
afterAll( () => server.stop() );

beforeEach( async () => {
	posted.mockClear();
	reachable.mockClear();
	server.bodies.length = 0;
	form = await openPage( 'form', server.url );
	fillIn();
} );

const alert = () => document.querySelector( '.form-error' );
/** jsdom writes it into the console when a server hangs up. */

/** What jsdom prints of a connection that breaks, and nothing else; takes it back, as the console of a test must be clean. */
function expectHangUps( count: number ) {
	const printed = jest.mocked( console.error ); // eslint-disable-line no-console
	expect( printed.mock.calls.map( String ) ).toEqual(
		Array( count ).fill( 'Error: Error: socket hang up' )
	);
	printed.mockClear();
}
const isIdle = () =>
	waitFor( () => {
		expect( form ).not.toHaveAttribute( 'aria-busy' );
		expect( alert() ).not.toBeNull();
	} );

test( 'what was sent is thanked for as the server does it', async () => {
	server.say( 200, THANKS );
	press();
	expect( byId( 'contact-form-12' ) ).toContainElement( form );
	await waitFor( () =>
		expect( texts( '.contact-form-submission h4' ) ).toEqual( [
			'Thank you',
		] )
	);
	expect( byId( 'contact-form-12' ).innerHTML.replace( /\n/g, '' ) ).toBe(
		'<div class="contact-form-submission contact-form-ajax-submission" role="status" tabindex="-1"><h4>Thank you</h4>' +
			'<dl class="contact-form-submission__summary"><div><dt>Name</dt><dd>Ann &lt;b&gt;</dd></div><div><dt>Message</dt><dd>Two<br>lines</dd></div></dl>' +
			'<p class="go-back-message"><a class="link" href="#contact-form-12">Go back</a></p></div>'
	);
	expect( document.querySelector( '[role=status]' ) ).toHaveFocus();
	expect( server.bodies[ 0 ] ).toContain( 'ann@example.org' );

	press( '.go-back-message a' );
	expect( byId( 'g12-name' ) ).toHaveFocus();
	expect( byId( 'g12-name' ) ).toHaveValue( '' );
	expect( texts( '.jetpack-form-file-field__chosen li' ) ).toEqual( [] );
	expect( byId( 'g12-photos' ).files ).toHaveLength( 0 );
	expect( alert() ).toBeNull();
} );

test( 'two forms of a page are sent each by itself', async () => {
	await openPage( 'form', '', ( page ) =>
		page.replaceAll( '12', '11' ).concat( page )
	);
	const [ first, second ] = [ ...document.forms ];
	( second as HTMLFormElement ).dataset.endpoint = server.url;
	type( 'g11-name', 'First' );
	const button = '#contact-form-12 [type=submit]';
	press( button );
	expect(
		texts( '#contact-form-11 .form-error-message, #g11-name-name-error' )
	).toEqual( [ '' ] );
	expect( texts( '#contact-form-12 .form-error-message' ) ).not.toHaveLength(
		0
	);
	fillIn();
	server.say( 200, THANKS );
	press( button );
	await waitFor( () =>
		expect( texts( '#contact-form-12 h4' ) ).toEqual( [ 'Thank you' ] )
	);
	expect( byId( 'contact-form-11' ) ).toContainElement(
		first as HTMLElement
	);
	expect( byId( 'g11-name' ) ).toHaveValue( 'First' );
} );

test( 'a nonce of the page is not sent', async () => {
	const nonce = document.createElement( 'input' );
	nonce.name = '_wpnonce';
	form.append( nonce );
	server.say( 200, THANKS );
	press();
	await waitFor( () => expect( server.bodies ).toHaveLength( 1 ) );
	expect( server.bodies[ 0 ] ).not.toContain( '_wpnonce' );
} );

test( 'it is sent once, however often the button is pressed', async () => {
	server.hang();
	press();
	press();
	form.requestSubmit();
	expect( form ).toHaveAttribute( 'aria-busy', 'true' );
	const button = document.querySelector( '[type=submit]' );
	expect( button ).toHaveTextContent( 'Sending…' );
	expect( button ).toHaveAttribute( 'aria-disabled', 'true' );
	expect( button ).toBeEnabled();
	await waitFor( () => expect( server.bodies ).toHaveLength( 1 ) );
	press( '.slipstream-form-sending button' );
	await isIdle();
	expect( alert() ).toHaveTextContent( 'Sending was stopped.' );
	expect( button ).toHaveTextContent( 'Submit' );
	expect( button ).not.toHaveAttribute( 'aria-disabled' );
	expect( server.bodies ).toHaveLength( 1 );
	expect( byId( 'g12-name' ) ).toHaveValue( 'Ann' );
} );

test( 'answers cannot be changed while they are sent', async () => {
	server.hang();
	const name = byId( 'g12-name' );
	const field = name.closest( '[data-field]' );
	name.focus();
	form.requestSubmit( document.querySelector( '[type=submit]' ) );
	expect( field ).toHaveAttribute( 'inert' );
	expect( document.querySelector( '[type=submit]' ) ).toHaveFocus();
	press( '.slipstream-form-sending button' );
	await isIdle();
	expect( field ).not.toHaveAttribute( 'inert' );
	expect( name ).toHaveFocus();
} );

test( 'what the server finds wrong is shown at its field', async () => {
	server.say( 422, {
		code: 'form_invalid',
		message: 'No',
		data: {
			errors: [
				{ field: 'g12-email', message: 'Email: <i>who</i>?' },
				{ field: 'gone', message: 'Gone: fill in' },
			],
		},
	} );
	press();
	await isIdle();
	expect( texts( '.form-error-message' ) ).toEqual( [
		'Email: <i>who</i>?',
		'Gone: fill in',
	] );
	expect( texts( '.form-error-message a' ) ).toHaveLength( 1 );
	expect( byId( 'g12-email' ) ).toHaveFocus();
	expect( byId( 'g12-email' ) ).toHaveAccessibleDescription(
		'Email: <i>who</i>?'
	);
} );

test.each( [
	[ 'its header', {}, { 'Retry-After': '120' } ],
	[ 'its answer, where a proxy drops headers', { retry_after: 120 }, {} ],
] )(
	'too many: it waits as long as the server says in %s',
	async ( _place, data, headers ) => {
		server.say(
			429,
			{ code: 'form_too_many', message: 'Too many.', data },
			headers
		);
		press();
		await isIdle();
		expect( alert() ).toHaveTextContent(
			/^Too many\. You can try again at \d+:\d\d/
		);
		press();
		expect( server.bodies ).toHaveLength( 1 );
		expect( alert() ).toHaveTextContent( /^You can try again at/ );
	}
);

test.each( [
	[ 401, { code: 'rest_not_logged_in', message: 'No' } ],
	[ 403, '<html>Blocked</html>' ],
	[ 404, { code: 'rest_no_route' } ],
	[ 200, '<html>A page</html>' ],
	[ 200, '' ],
] )(
	'a blocked route (%i %j): the browser posts the form',
	async ( status, data ) => {
		server.say( status, data );
		press();
		await waitFor( () => expect( posted ).toHaveBeenCalledTimes( 1 ) );
		expect( posted.mock.contexts[ 0 ] ).toBe( form );
	}
);

test( 'a blocked route and a server that is gone: nothing is left', async () => {
	reachable.mockReturnValueOnce( Promise.resolve( { ok: false } ) );
	server.say( 403, 'no' );
	press();
	await isIdle();
	expect( posted ).not.toHaveBeenCalled();
	expect( alert() ).toHaveTextContent( 'could not be sent' );
} );

test.each( [
	[ 'breaks', 0, () => server.say( 500, '<html>Error</html>' ) ],
	[ 'hangs up', 2, () => server.hangUp() ],
] )(
	'a server that %s is tried again, then posted to',
	async ( _, hangUps, misbehave ) => {
		misbehave();
		press();
		await isIdle();
		expect( alert() ).toHaveTextContent( 'Your answers are still here' );
		expect( posted ).not.toHaveBeenCalled();
		press();
		await waitFor( () => expect( posted ).toHaveBeenCalledTimes( 1 ) );
		expectHangUps( hangUps );
	}
);

test.each( [
	[ 413, 'cannot accept this much' ],
	[ 429, 'could not be sent' ],
] )( 'a proxy that says %i is not posted to', async ( status, text ) => {
	server.say( status, '<html></html>', { 'Retry-After': '5' } );
	press();
	await isIdle();
	expect( alert() ).toHaveTextContent( text );
	press();
	await isIdle();
	expect( posted ).not.toHaveBeenCalled();
} );

test( 'offline is said, and never left', async () => {
	const online = jest
		.spyOn( window.navigator, 'onLine', 'get' )
		.mockReturnValue( false );
	server.hangUp();
	for ( const attempt of [ 1, 2, 3 ] ) {
		press();
		await isIdle();
		expect( server.bodies ).toHaveLength( attempt );
	}
	expect( alert() ).toHaveTextContent( 'You are offline.' );
	expect( posted ).not.toHaveBeenCalled();
	online.mockRestore();
	expectHangUps( 3 );
} );

test( 'a form that another script has taken is left to it', () => {
	document.addEventListener( 'submit', ( event ) => event.preventDefault(), {
		capture: true,
		once: true,
	} );
	press();
	expect( form ).not.toHaveAttribute( 'aria-busy' );
} );

test( 'what the policy of the page forbids is posted by the browser at once', async () => {
	form.dataset.endpoint = 'http://127.0.0.1:9/forbidden';
	press();
	document.dispatchEvent(
		Object.assign( new Event( 'securitypolicyviolation' ), {
			effectiveDirective: 'connect-src',
			disposition: 'enforce',
			blockedURI: form.dataset.endpoint,
		} )
	);
	await waitFor( () => expect( posted ).toHaveBeenCalledTimes( 1 ) );
	expect( reachable ).not.toHaveBeenCalled();
	jest.mocked( console.error ).mockClear(); // eslint-disable-line no-console -- jsdom tells of the address that nobody is at.
} );

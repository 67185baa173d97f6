import { waitFor } from '@testing-library/dom';
import { byId, fillIn, openPage, press, texts } from './support/page';
import { startServer } from './support/server';

const THANKS = {
	success: true,
	heading: 'Thank you',
	message: '',
	redirect: '',
	go_back: true,
	summary: [],
};

let server: Awaited< ReturnType< typeof startServer > >;
let form: HTMLFormElement;

beforeAll( async () => {
	server = await startServer();
} );
afterAll( () => server.stop() );

beforeEach( async () => {
	server.bodies.length = 0;
	form = await openPage( 'form', server.url );
	fillIn();
} );

const alert = () => document.querySelector( '.form-error' );
/** Waits for the last of thirteen requests: on a busy machine each takes most of a second. */
const isIdle = () =>
	waitFor(
		() => {
			expect( form ).not.toHaveAttribute( 'aria-busy' );
			expect( alert() ).not.toBeNull();
		},
		{ timeout: 30_000 }
	);

/** The server stores the same answers for another request right now. */
const sayWait = ( seconds: string ) =>
	server.say(
		409,
		{ code: 'form_in_progress', message: 'Wait.', data: {} },
		{ 'Retry-After': seconds }
	);

const nonces = () =>
	server.bodies.map(
		( body ) =>
			/name="slipstream-form-nonce"\r\n\r\n(.*)\r/.exec( body )?.[ 1 ]
	);

test( 'what is being stored is sent again by itself, until it is thanked for', async () => {
	sayWait( '0.1' );
	press();
	await waitFor( () => expect( server.bodies.length ).toBeGreaterThan( 2 ) );
	expect( form ).toHaveAttribute( 'aria-busy', 'true' );
	expect( alert() ).toBeNull();
	server.say( 200, THANKS );
	await waitFor( () =>
		expect( texts( '.contact-form-submission h4' ) ).toEqual( [
			'Thank you',
		] )
	);
	const [ first, ...others ] = nonces();
	expect( first ).toMatch( /^[0-9a-f]{32}$/ );
	expect( new Set( others ) ).toEqual( new Set( [ first ] ) );

	press( '.go-back-message a' );
	fillIn();
	press();
	await waitFor( () =>
		expect( new Set( nonces() ).size ).toBeGreaterThan( 1 )
	);
} );

test( 'what came too quickly for a person is sent again by itself', async () => {
	server.say(
		429,
		{ code: 'form_too_quick', message: 'Once more.', data: {} },
		{ 'Retry-After': '0.05' }
	);
	press();
	await waitFor( () => expect( server.bodies.length ).toBeGreaterThan( 1 ) );
	server.say( 200, THANKS );
	await waitFor( () =>
		expect( texts( '.contact-form-submission h4' ) ).toEqual( [
			'Thank you',
		] )
	);
} );

test( 'sending it again has an end', async () => {
	sayWait( '0.01' );
	press();
	await isIdle();
	expect( server.bodies ).toHaveLength( 13 );
	expect( alert() ).toHaveTextContent( 'Wait.' );
} );

test( 'waiting for it can be stopped', async () => {
	sayWait( '600' );
	press();
	await waitFor( () => expect( server.bodies ).toHaveLength( 1 ) );
	press( '.slipstream-form-sending button' );
	await isIdle();
	expect( alert() ).toHaveTextContent( 'Sending was stopped.' );
	expect( byId( 'g12-name' ) ).toHaveValue( 'Ann' );
} );

test( 'a page that shows an attempt again sends it as the same', async () => {
	form = await openPage( 'form', server.url, ( page ) =>
		page.replace(
			'</form>',
			'<input type="hidden" name="slipstream-form-nonce" value="0123456789abcdef"></form>'
		)
	);
	fillIn();
	server.say( 200, THANKS );
	press();
	await waitFor( () => expect( nonces() ).toEqual( [ '0123456789abcdef' ] ) );
} );

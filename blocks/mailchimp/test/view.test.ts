import { reply } from '../../../tests/js/serve';
import { start } from '../view';

const note = ( kind: string, text: string ) =>
	`<div class="wp-block-jetpack-mailchimp_notification wp-block-jetpack-mailchimp_${ kind }">${ text }</div>`;

const HTML = `<div class="wp-block-jetpack-mailchimp" data-slipstream="https://site.test/send" data-kept="Still there." data-there="Go there"><form>
	<input type="email" name="email" required><input type="hidden" name="slipstream_offer" value="sealed"><button>Join</button></form>
	${ note( 'processing', 'Wait' ) }${ note( 'success', 'Done' ) }${ note( 'error', 'Sorry' ) }</div>`;

let sent: FormData[] = [];
let answer: () => Promise< Response >;

const one = < T extends HTMLElement >( selector: string ) =>
	document.body.querySelector( selector ) as T;
const input = () => one< HTMLInputElement >( '[type="email"]' );
const shown = () =>
	[ ...document.querySelectorAll( '.is-visible' ) ].map(
		( { textContent } ) => textContent
	);

/** Lets what was promised happen. */
const settle = () => new Promise( ( done ) => setTimeout( done, 0 ) );

const submit = () =>
	one( 'form' ).dispatchEvent(
		new Event( 'submit', { cancelable: true, bubbles: true } )
	);

beforeEach( () => {
	sent = [];
	answer = () => Promise.resolve( reply( 200, { message: 'Look.' } ) );
	globalThis.fetch = ( _, init ) => {
		sent.push( init?.body as FormData );
		return answer();
	};
	document.body.innerHTML = HTML;
	start( document );
	input().value = 'ann@example.org';
} );

it( 'sends what the form has once, and says what the server says', async () => {
	submit();
	submit();
	expect( shown() ).toEqual( [ 'Wait' ] );
	await settle();
	expect( shown() ).toEqual( [ 'DoneLook.' ] );
	expect( one( 'form' ) ).not.toBeVisible();
	expect( one( '.is-visible' ) ).toHaveFocus();
	expect( sent.map( ( data ) => Object.fromEntries( data ) ) ).toEqual( [
		{ email: 'ann@example.org', slipstream_offer: 'sealed' },
	] );
} );

it( 'keeps what was typed where it fails, with the way that is left', async () => {
	answer = () =>
		Promise.resolve(
			reply( 409, {
				message: 'Not here.',
				data: { url: 'https://list.test/' },
			} )
		);
	submit();
	await settle();
	expect( shown() ).toEqual( [ 'SorryNot here. Go there' ] );
	expect( one< HTMLAnchorElement >( '.is-visible a' ).href ).toBe(
		'https://list.test/'
	);
	expect( input() ).toBeVisible();
	expect( input().value ).toBe( 'ann@example.org' );
	expect( input() ).toHaveFocus();
	answer = () => Promise.resolve( reply( 200, { message: '' } ) );
	submit();
	await settle();
	expect( shown() ).toEqual( [ 'Done' ] );
} );

it.each( [
	[ 'no network', () => Promise.reject( new TypeError( 'x' ) ) ],
	[ 'no JSON', () => Promise.resolve( reply( 502, '<html>' ) ) ],
] )( 'says so with %s', async ( _, how ) => {
	answer = how;
	submit();
	await settle();
	expect( shown() ).toEqual( [ 'SorryStill there.' ] );
	expect( input().value ).toBe( 'ann@example.org' );
} );

it( 'marks an address that is none, and looks again when the typing pauses', () => {
	jest.useFakeTimers();
	input().value = 'ann';
	input().checkValidity();
	expect( input() ).toHaveClass( 'error' );
	input().value = 'ann@example.org';
	input().dispatchEvent( new Event( 'input' ) );
	expect( input() ).toHaveClass( 'error' );
	jest.advanceTimersByTime( 1000 );
	expect( input() ).not.toHaveClass( 'error' );
	jest.useRealTimers();
} );

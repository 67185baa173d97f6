import { start } from '../view';
import { format, unitsOf } from '../view/sentences';

const EUR = { code: 'EUR', digits: 2, unit: 2, decimal: ',' };

/**
 * A form as the server makes it.
 *
 * @param nonce What the server has put in.
 */
const form = ( nonce = '' ) => `
	<form data-slipstream-checkout="abc" data-currency="EUR" data-digits="2" data-unit="2" data-decimal="," data-fee="300" data-step="1">
		<input type="hidden" name="slipstream_checkout_nonce" value="${ nonce }">
		<div class="donations__tab" data-sentence="%s each month until you cancel">
			<div class="donations__amounts">
				<label class="donations__amount"><input type="radio" name="a" value="500">€5</label>
				<label class="donations__amount"><input type="radio" name="a" value="1550" checked>€15,50</label>
			</div>
			<div class="donations__amount donations__custom-amount">
				<input type="radio" name="a" value="own"><input type="text" class="donations__amount-value">
			</div>
			<div class="donations__sentences"><p class="donations__sentence">EUR 5</p><p class="donations__sentence">EUR 15</p><p class="donations__sentence is-open">What you choose</p></div>
			<button type="submit">Donate</button>
			<p class="slipstream-payment-fees"><input type="checkbox" value="1"></p>
		</div>
	</form>`;

function open( html: string ): HTMLElement {
	document.body.innerHTML = html;
	start( document );
	return document.body;
}

function find< Kind extends HTMLElement = HTMLInputElement >(
	selector: string
): Kind {
	const found = document.body.querySelector< Kind >( selector );
	if ( ! found ) {
		throw new Error( `There is no ${ selector }.` );
	}
	return found;
}

const nonce = () => find( '[name="slipstream_checkout_nonce"]' ).value;
const sentence = () => find( '.is-open' ).textContent;
const own = () => find( '.donations__amount-value' );

/** Sends the form, and tells whether the browser would. */
const submit = () =>
	find( 'form' ).dispatchEvent(
		new Event( 'submit', { cancelable: true, bubbles: true } )
	);

function type( text: string ) {
	own().value = text;
	own().dispatchEvent( new Event( 'input', { bubbles: true } ) );
}

beforeEach( () => window.localStorage.clear() );

describe( 'The nonce', () => {
	it( 'tells visitors of the same cached page apart', () => {
		open( form() );
		const first = nonce();
		expect( first ).toMatch( /^[0-9a-f]{32}$/ );
		open( form() );
		expect( nonce() ).not.toBe( first );
	} );

	it( 'stays the same after it was sent, for a second tab and the back button, for an hour', () => {
		jest.useFakeTimers();
		open( form() );
		const first = nonce();
		submit();
		open( form() );
		expect( nonce() ).toBe( first );
		jest.setSystemTime( Date.now() + 61 * 60 * 1000 );
		open( form() );
		expect( nonce() ).not.toBe( first );
		jest.useRealTimers();
	} );

	it( 'of a form that is shown again stays', () => {
		open( form( 'as-it-was-sent' ) );
		expect( nonce() ).toBe( 'as-it-was-sent' );
	} );

	it( 'is a new one for who wants to pay again, and the address does not say so twice', () => {
		open( form() );
		const first = nonce();
		submit();
		window.history.replaceState(
			null,
			'',
			'/give/?a=b&slipstream_pay_again=1'
		);
		open( form() );
		expect( nonce() ).not.toBe( first );
		expect( window.location.search ).toBe( '?a=b' );
		window.history.replaceState( null, '', '/' );
	} );

	it( 'is there without storage', () => {
		const get = jest
			.spyOn( Storage.prototype, 'getItem' )
			.mockImplementation( () => {
				throw new Error( 'Denied.' );
			} );
		const set = jest
			.spyOn( Storage.prototype, 'setItem' )
			.mockImplementation( () => {
				throw new Error( 'Denied.' );
			} );
		open( form() );
		expect( nonce() ).toMatch( /^[0-9a-f]{32}$/ );
		expect( submit() ).toBe( true );
		get.mockRestore();
		set.mockRestore();
	} );
} );

it( 'sends a form once, until the visitor is back', () => {
	open( form() );
	expect( [ submit(), submit() ] ).toEqual( [ true, false ] );
	window.dispatchEvent( new Event( 'pageshow' ) );
	expect( submit() ).toBe( true );
} );

describe( 'Amounts', () => {
	it( 'chooses the amount that is typed, and empties it if another is chosen', () => {
		open( form() );
		type( '7' );
		expect( find( '[value="own"]' ).checked ).toBe( true );
		find( '[value="500"]' ).click();
		expect( own().value ).toBe( '' );
		expect( find( '[value="500"]' ).checked ).toBe( true );
	} );

	it( 'says what is agreed to, however it was chosen', () => {
		open( form() );
		expect( sentence() ).toBe( 'EUR 15,50 each month until you cancel' );
		find( '[value="500"]' ).click();
		expect( sentence() ).toBe( 'EUR 5 each month until you cancel' );
		find( '.slipstream-payment-fees input' ).click();
		expect( sentence() ).toBe( 'EUR 5,15 each month until you cancel' );
		type( '7,5' );
		expect( sentence() ).toBe( 'EUR 7,73 each month until you cancel' );
		type( '1.234,5' );
		expect( sentence() ).toBe( 'What you choose' );
	} );

	it.each( [
		[ '5', 500 ],
		[ ' 5,5 ', 550 ],
		[ '5.05', 505 ],
		[ '1,234', null ],
		[ '-5', null ],
		[ '', null ],
	] )(
		'reads %p only where it means the same everywhere',
		( text, units ) => {
			expect( unitsOf( text, 2 ) ).toBe( units );
		}
	);

	it( 'reads no decimals of a currency that has none', () => {
		expect( [ unitsOf( '500', 0 ), unitsOf( '5.5', 0 ) ] ).toEqual( [
			500,
			null,
		] );
	} );

	it( 'writes amounts as the server does', () => {
		expect( format( 5, EUR ) ).toBe( 'EUR 0,05' );
		expect( format( 500, { ...EUR, code: 'JPY', unit: 0 } ) ).toBe(
			'JPY 500'
		);
		expect( format( 12340, { ...EUR, unit: 3, digits: 3 } ) ).toBe(
			'EUR 12,340'
		);
	} );
} );

describe( 'A form behind a button', () => {
	const modal = ( attributes = '' ) =>
		`<details class="donations__modal" ${ attributes }><summary>Give</summary><dialog open>${ form() }</dialog></details>`;
	const { showModal, close } = HTMLDialogElement.prototype;

	// The page that tests run in has no dialogs.
	beforeEach( () => {
		HTMLDialogElement.prototype.showModal = function () {
			this.setAttribute( 'open', '' );
		};
		HTMLDialogElement.prototype.close = function () {
			this.removeAttribute( 'open' );
		};
	} );

	afterEach( () => {
		Object.assign( HTMLDialogElement.prototype, { showModal, close } );
	} );

	it( 'opens over the page, and closes by a click beside it', () => {
		open( modal() );
		const dialog = find< HTMLDialogElement >( 'dialog' );
		expect( dialog.hasAttribute( 'open' ) ).toBe( false );
		find< HTMLElement >( 'summary' ).click();
		expect( dialog.hasAttribute( 'open' ) ).toBe( true );
		expect( find< HTMLDetailsElement >( 'details' ).open ).toBe( false );
		find< HTMLElement >( '.donations__tab' ).click();
		expect( dialog.hasAttribute( 'open' ) ).toBe( true );
		dialog.click();
		expect( dialog.hasAttribute( 'open' ) ).toBe( false );
	} );

	it( 'is open where it says what is wrong', () => {
		open( modal( 'open' ) );
		expect( find( 'dialog' ).hasAttribute( 'open' ) ).toBe( true );
	} );
} );

it( 'leads to what is wrong', () => {
	open(
		'<form data-slipstream-checkout="a"><div class="slipstream-payment-error" tabindex="-1">No</div></form>'
	);
	expect( find( '.slipstream-payment-error' ).matches( ':focus' ) ).toBe(
		true
	);
} );

it( 'keeps a note when the interval changes', () => {
	open(
		[ 1, 2 ]
			.map(
				( plan ) =>
					`<p class="slipstream-payment-note"><textarea name="slipstream_note_${ plan }"></textarea></p>`
			)
			.join( '' )
			.replace(
				/^.*$/s,
				'<form data-slipstream-checkout="abc">$&</form>'
			)
	);
	const first = find< HTMLTextAreaElement >( '[name="slipstream_note_1"]' );
	first.value = 'For Ada';
	first.dispatchEvent( new Event( 'input', { bubbles: true } ) );
	expect(
		find< HTMLTextAreaElement >( '[name="slipstream_note_2"]' ).value
	).toBe( 'For Ada' );
} );

import { start } from '../view';

const KEY = 'slipstream-no-sale';

function page(): void {
	document.body.innerHTML = `<div class="wp-block-jetpack-wordads"><i>ad</i></div>
		<div class="wpa-choice" data-key="${ KEY }" hidden>
			<p data-when="open"><button type="button">Do not sell</button></p>
			<p data-when="refused" tabindex="-1" hidden>Refused. <button type="button">Load ads again</button></p>
			<p data-when="signaled" hidden>Signaled.</p>
		</div>`;
}

/** Opens the page; gives what loads it again. */
function visit(): jest.Mock {
	page();
	const reload = jest.fn();
	start( reload );
	return reload;
}

const shown = () =>
	[ ...document.querySelectorAll< HTMLElement >( '[data-when]' ) ]
		.filter( ( part ) => ! part.hidden )
		.map( ( part ) => part.dataset.when );
const press = () =>
	document
		.querySelector< HTMLElement >( '[data-when]:not([hidden]) button' )
		?.click();

describe( 'the choice not to have data sold', () => {
	afterEach( () => {
		localStorage.clear();
		jest.restoreAllMocks();
		Reflect.deleteProperty( navigator, 'globalPrivacyControl' );
	} );

	it( 'is kept in the browser, and can be taken back', () => {
		const reload = visit();
		expect( shown() ).toEqual( [ 'open' ] );
		press();
		expect( localStorage.getItem( KEY ) ).toBe( '1' );
		expect( reload ).toHaveBeenCalledTimes( 1 );
		visit();
		expect( shown() ).toEqual( [ 'refused' ] );
		expect( document.querySelector( 'i' ) ).not.toBeVisible();
		press();
		expect( localStorage.getItem( KEY ) ).toBeNull();
	} );

	it( 'is made where the browser makes it for all sites', () => {
		Object.assign( navigator, { globalPrivacyControl: true } );
		visit();
		expect( shown() ).toEqual( [ 'signaled' ] );
		expect( document.querySelector( '.wpa-choice' ) ).toBeVisible();
		expect( document.querySelector( 'i' ) ).not.toBeVisible();
	} );

	it( 'holds for the page where the browser keeps nothing', () => {
		const reload = visit();
		jest.spyOn( Storage.prototype, 'setItem' ).mockImplementation( () => {
			throw new Error( 'No room' );
		} );
		press();
		expect( reload ).not.toHaveBeenCalled();
		expect( document.querySelector( 'i' ) ).not.toBeVisible();
		expect( shown() ).toEqual( [ 'refused' ] );
		expect(
			document.querySelector( '[data-when="refused"]' )
		).toHaveFocus();
	} );
} );

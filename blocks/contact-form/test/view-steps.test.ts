import { waitFor } from '@testing-library/dom';
import { byId, openPage, press, texts, type } from './support/page';
import { startServer } from './support/server';

const shown = () =>
	[ ...document.querySelectorAll< HTMLElement >( '[data-step]' ) ]
		.filter( ( { hidden } ) => ! hidden )
		.map( ( { dataset } ) => dataset.step );
const buttons = () =>
	[ ...document.querySelectorAll( 'button' ) ]
		.filter( ( { hidden } ) => ! hidden )
		.map( ( { textContent } ) => textContent );
const next = () => press( '[data-direction=next]' );
const said = () => texts( '.slipstream-form-status' )[ 0 ];

test( 'one step at a time, forth and back', async () => {
	const form = await openPage( 'steps' );
	const pages = window.history.length;
	const bar = document.querySelector< HTMLElement >( '[role=progressbar]' );
	expect( shown() ).toEqual( [ '1' ] );
	expect( buttons() ).toEqual( [ 'Next' ] );
	expect( bar ).toBeVisible();
	expect( bar ).toHaveAttribute( 'aria-valuenow', '1' );
	expect( bar?.children ).toHaveLength( 3 );

	next();
	expect( shown() ).toEqual( [ '1' ] );
	expect( byId( 'g12-name' ) ).toHaveFocus();
	expect( byId( 'g12-name' ) ).toHaveAttribute( 'aria-invalid', 'true' );

	type( 'g12-name', 'Ann' );
	form.requestSubmit();
	expect( shown() ).toEqual( [ '2' ] );
	expect( said() ).toBe( 'Step 2 of 3' );
	expect( document.querySelector( '[data-step="2"]' ) ).toHaveFocus();
	next();
	expect( said() ).toBe( 'Step 3 of 3: Your wish' );
	expect( bar ).toHaveAttribute( 'aria-valuetext', 'Step 3 of 3' );
	expect( bar?.querySelectorAll( '.is-done' ) ).toHaveLength( 3 );
	expect( buttons() ).toEqual( [ 'Back', 'Send' ] );
	expect( byId( 'g12-wish' ) ).toHaveFocus();

	press( '[data-direction=previous]' );
	press( '[data-direction=previous]' );
	expect( shown() ).toEqual( [ '1' ] );
	expect( byId( 'g12-name' ) ).toHaveValue( 'Ann' );
	// The browser's Back leaves the page.
	expect( window.history ).toHaveLength( pages );
} );

test( 'what the server finds wrong in an earlier step leads back to it', async () => {
	const server = await startServer();
	server.say( 422, {
		code: 'form_invalid',
		message: '',
		data: { errors: [ { field: 'g12-name', message: 'Name: no' } ] },
	} );
	await openPage( 'steps', server.url );
	type( 'g12-name', 'Ann' );
	next();
	next();
	press();
	await waitFor( () => expect( shown() ).toEqual( [ '1' ] ) );
	expect( byId( 'g12-name' ) ).toHaveFocus();
	expect( byId( 'g12-name' ) ).toHaveAttribute( 'aria-invalid', 'true' );
	await server.stop();
} );

test( 'steps without a way on are one long form', async () => {
	await openPage( 'steps', '', ( page ) =>
		page.replace( 'data-direction="next"', '' )
	);
	expect( shown() ).toHaveLength( 3 );
	expect( buttons() ).toEqual( [ 'Send' ] );
} );

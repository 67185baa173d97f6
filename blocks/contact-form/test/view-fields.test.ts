import {
	byId,
	choose,
	fillIn,
	openPage,
	press,
	texts,
	tick,
	type,
} from './support/page';

const wrong = () => texts( '.form-error-message' );
const png = ( name: string, bytes = 3 ) =>
	new File( [ new Uint8Array( bytes ) ], name, { lastModified: 1 } );

describe( 'mistakes', () => {
	beforeEach( async () => {
		await openPage( 'form' );
	} );

	it( 'are told before anything is sent, and gone once they are fixed', () => {
		press();
		expect( wrong() ).toEqual(
			[
				'Name: please fill in this field.',
				'Email: please fill in this field.',
				'Number: please fill in this field.',
				'Stars: please choose an answer.',
				'Colour: please choose an answer.',
				'Days: please choose an answer.',
				'Size: please choose an answer.',
				'Message: please fill in this field.',
				'Photos: please choose a file.',
				'May we?: please check this box to continue.',
			].map( ( text ) =>
				text.replace( 'Choose several options', 'Days' )
			)
		);
		const name = byId( 'g12-name' );
		expect( name ).toHaveFocus();
		expect( name ).toHaveAttribute( 'aria-invalid', 'true' );
		expect( name ).toHaveAccessibleDescription(
			'Name: please fill in this field.'
		);
		expect( name.closest( '[data-field]' ) ).toHaveClass( 'has-error' );
		const alert = document.querySelector( '.form-error' );
		expect( alert ).toHaveAttribute( 'role', 'alert' );
		expect( alert?.nextElementSibling?.tagName ).toBe( 'FORM' );

		type( 'g12-name', 'Ann' );
		expect( name ).not.toHaveAttribute( 'aria-invalid' );
		expect( name.closest( '[data-field]' ) ).not.toHaveClass( 'has-error' );
		expect( wrong() ).toHaveLength( 9 );
		type( 'g12-email', 'ann' );
		expect( wrong()[ 0 ] ).toBe(
			'Email: please enter an email address such as name@example.com.'
		);
		fillIn();
		expect( document.querySelector( '.form-error' ) ).toBeNull();
	} );

	it( 'are not told while somebody first writes', () => {
		type( 'g12-email', 'a' );
		expect( byId( 'g12-email' ) ).not.toHaveAttribute( 'aria-invalid' );
	} );

	it( 'are led to by the list', () => {
		press();
		press( '.form-error a[href="#g12-colour-label"]' );
		expect( document.querySelector( '[name="g12-colour"]' ) ).toHaveFocus();
		press( '.form-error a[href="#contact-form-comment-g12-message"]' );
		expect( byId( 'contact-form-comment-g12-message' ) ).toHaveFocus();
	} );

	it( 'of radio buttons are not those of one of them', () => {
		press();
		expect(
			document.querySelector( '[type=radio][aria-invalid]' )
		).toBeNull();
		expect(
			document.querySelector( '#g12-days-option-0' )
		).toHaveAttribute( 'aria-invalid', 'true' );
	} );
} );

describe( 'files', () => {
	beforeEach( async () => {
		await openPage( 'form' );
	} );
	const list = () => texts( '.jetpack-form-file-field__chosen li > bdi' );
	const error = () => byId( 'g12-photos-file-error' ).textContent;

	it( 'are added to those that are there, shown and removed one by one', () => {
		choose( png( 'a.png', 700 ) );
		choose( png( 'b.png' ), png( 'a.png', 700 ) );
		expect( list() ).toEqual( [ 'a.png', 'b.png' ] );
		expect( texts( '.jetpack-form-file-field__chosen small' )[ 0 ] ).toBe(
			'700 bytes'
		);
		choose();
		expect( list() ).toHaveLength( 2 );
		expect( error() ).toBe( '' );
		choose( png( 'c.png' ) );
		expect( error() ).toBe( 'Photos: please choose at most 2 files.' );
		press( '[aria-label="Remove b.png"]' );
		expect( list() ).toEqual( [ 'a.png', 'c.png' ] );
		expect( error() ).toBe( '' );
		expect(
			document.querySelector( '[aria-label="Remove c.png"]' )
		).toHaveFocus();
		press( '[aria-label="Remove c.png"]' );
		press( '[aria-label="Remove a.png"]' );
		expect( byId( 'g12-photos' ) ).toHaveFocus();
		expect( byId( 'g12-photos' ).files ).toHaveLength( 0 );
		expect( error() ).toBe( '' );
	} );

	it( 'are refused before they are sent', () => {
		choose( png( 'large.png', 1001 ) );
		expect( error() ).toBe( 'large.png is larger than 1 KB.' );
		press( '[aria-label="Remove large.png"]' );
		choose( png( 'virus.png.exe' ) );
		expect( error() ).toBe(
			'virus.png.exe is not allowed. Use PNG and TXT.'
		);
		press( '[aria-label="Remove virus.png.exe"]' );
		choose( png( `${ 'holiday-'.repeat( 9 ) }photo.exe` ) );
		expect( list() ).toEqual( [ 'holiday-holiday-hol…ay-photo.exe' ] );
		expect( error() ).toContain( 'holiday-holiday-hol…ay-photo.exe is' );
		press( '.slipstream-form-remove' );
		choose( png( 'LOUD.PNG' ) );
		expect( error() ).toBe( '' );
	} );

	it( 'can be dropped', () => {
		const drop = new Event( 'drop', { bubbles: true, cancelable: true } );
		Object.assign( drop, { dataTransfer: { files: [ png( 'd.png' ) ] } } );
		byId( 'g12-photos' ).parentElement?.dispatchEvent( drop );
		expect( drop.defaultPrevented ).toBe( true );
		expect( list() ).toEqual( [ 'd.png' ] );
	} );
} );

test( 'sliders, dates and answers of one’s own', async () => {
	HTMLInputElement.prototype.showPicker = jest.fn();
	await openPage( 'form' );
	type( 'g12-heat', '20' );
	expect( texts( 'output' ) ).toEqual( [ '20' ] );

	press( '.slipstream-form-calendar' );
	const picker = document.querySelector( '[type=date]' ) as HTMLInputElement;
	expect( picker.showPicker ).toHaveBeenCalled();
	picker.value = '2026-12-24';
	picker.dispatchEvent( new Event( 'change' ) );
	expect( byId( 'g12-day' ) ).toHaveValue( '24/12/2026' );
	expect( byId( 'g12-day' ) ).toHaveFocus();

	tick( '[name=g12-colour][value=option-1]' );
	const own = document.querySelector(
		'.grunion-field-other'
	) as HTMLInputElement;
	own.value = 'Mauve';
	own.dispatchEvent( new Event( 'input', { bubbles: true } ) );
	expect(
		document.querySelector< HTMLInputElement >(
			'[name=g12-colour][value=option-2]'
		)?.checked
	).toBe( true );
} );

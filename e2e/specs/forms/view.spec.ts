import { expect, test } from '../../fixtures';
import { lines } from '../../lines';
import {
	CONTAINER,
	errors,
	field,
	form,
	PHOTO,
	publish,
	responses,
	submit,
	thanks,
	visit,
} from './pages';
import type { Page } from '@playwright/test';

const CONTENT = form(
	[
		field( 'name', { label: 'Name', required: true, width: 50 } ),
		field( 'email', { label: 'Email', required: true, width: 50 } ),
		field( 'date', { label: 'Day', dateFormat: 'dd/mm/yy' } ),
		'<!-- wp:jetpack/field-number --><div><!-- wp:jetpack/label {"label":"Seats"} /--><!-- wp:jetpack/input {"type":"number","min":1,"max":5} /--></div><!-- /wp:jetpack/field-number -->',
		'<!-- wp:jetpack/field-slider {"max":50,"minLabel":"cold","maxLabel":"hot"} --><div><!-- wp:jetpack/label {"label":"Heat"} /--></div><!-- /wp:jetpack/field-slider -->',
		field( 'rating', { label: 'Stars' } ),
		field( 'radio', { label: 'Colour', options: [ 'Red', 'Blue' ] } ),
		field( 'select', {
			label: 'Size',
			options: [ 'S', 'M' ],
			toggleLabel: 'Pick one',
			required: true,
		} ),
		field( 'textarea', { label: 'Message' } ),
		field( 'file', { label: 'Photos', maxfiles: 2 } ),
		field( 'consent', {
			consentType: 'explicit',
			explicitConsentMessage: 'May we write to you?',
			required: true,
		} ),
	].join( '' )
);

async function fillIn( page: Page, name = 'Ann' ) {
	await page.getByLabel( 'Name' ).fill( name );
	await page.getByLabel( 'Email' ).fill( 'ann@example.org' );
	await page.getByLabel( 'Size' ).selectOption( 'M' );
	await page.getByLabel( 'May we' ).check();
}

const shot = ( page: Page, name: string ) =>
	page.screenshot( {
		path: `artifacts/screens/form-${ name }.png`,
		fullPage: true,
	} );

let url = '';
test.beforeAll( async ( { requestUtils } ) => {
	url = await publish( requestUtils, CONTENT );
} );

test( 'a form is sent without leaving the page', async ( {
	browser,
	requestUtils,
} ) => {
	const page = await visit( browser, url );
	await page.evaluate( () => {
		document.body.dataset.same = 'yes';
	} );
	await fillIn( page, 'Anna <b>' );
	await page.getByLabel( 'Message' ).fill( 'Two\nlines' );
	await page.getByLabel( 'Heat' ).fill( '20' );
	await expect( page.locator( 'output' ) ).toHaveText( '20' );
	await page.getByLabel( '4 of 5' ).check();
	await page.getByLabel( 'Photos' ).setInputFiles( PHOTO );
	await page
		.getByLabel( 'Photos' )
		.setInputFiles( { ...PHOTO, name: 'second.png' } );
	await expect( page.getByText( '70 bytes' ) ).toHaveCount( 2 );
	await page.getByRole( 'button', { name: 'Remove photo.png' } ).click();
	await shot( page, 'filled' );
	await submit( page );
	await expect( thanks( page ) ).toBeVisible();
	await expect( page.locator( '.contact-form-submission' ) ).toBeFocused();
	await expect( page.locator( 'dd' ) ).toHaveText( [
		'Anna <b>',
		'ann@example.org',
		'20',
		'4/5',
		'M',
		/^Two\s*lines$/,
		'second.png',
		'Yes',
	] );
	await expect( page.locator( 'body[data-same]' ) ).toHaveCount( 1 );
	await shot( page, 'thanks' );
	const stored = ( await responses( requestUtils ) ).filter( ( { fields } ) =>
		fields.some( ( { display } ) => display === 'Anna <b>' )
	);
	expect( stored ).toHaveLength( 1 );

	await page.getByRole( 'link', { name: 'Go back' } ).click();
	await expect( page.getByLabel( 'Name' ) ).toBeFocused();
	await expect( page.getByLabel( 'Name' ) ).toHaveValue( '' );
	await expect( page.locator( 'output' ) ).toHaveText( '0' );
	await expect( page.getByText( 'second.png' ) ).toHaveCount( 0 );
	await page.context().close();
} );

test( 'mistakes are told before anything is sent', async ( {
	page,
	expectAccessible,
} ) => {
	const sent: string[] = [];
	page.on( 'request', ( request ) => {
		if ( request.url().includes( 'forms/submit' ) ) {
			sent.push( request.url() );
		}
	} );
	await page.goto( url );
	await expect(
		page.getByText( /^Pictures, documents, .* each, at most 2 files$/ )
	).toBeVisible();
	await expectAccessible( CONTAINER );
	await page.getByLabel( 'Email' ).fill( 'nobody' );
	await page.getByLabel( 'Day', { exact: true } ).fill( '31/02/2026' );
	await page.getByLabel( 'Seats' ).fill( '9' );
	await page
		.getByLabel( 'Photos' )
		.setInputFiles( [ PHOTO, { ...PHOTO, name: 'tool.exe' } ] );
	const refusal = page.getByText( 'tool.exe does not fit, only pictures' );
	await expect( refusal ).toBeVisible();
	expect( await lines( refusal ) ).toBe( 1 );
	await submit( page );
	await expect( errors( page ) ).toHaveText( [
		'Name: please fill in this field.',
		'Email: please enter an email address such as name@example.com.',
		'Day: please enter a date as DD/MM/YYYY.',
		'Seats: please enter 5 or less.',
		'Size: please choose an answer.',
		/^tool\.exe does not fit, only /,
		'May we write to you?: please tick the box to go on.',
	] );
	await expect( page.getByLabel( 'Name' ) ).toBeFocused();
	await expectAccessible( CONTAINER );
	await shot( page, 'mistakes' );

	await page.getByRole( 'link', { name: /^Seats/ } ).click();
	await expect( page.getByLabel( 'Seats' ) ).toBeFocused();
	await page.getByLabel( 'Seats' ).fill( '3' );
	await expect( page.getByLabel( 'Seats' ) ).not.toHaveAttribute(
		'aria-invalid'
	);
	await expect( errors( page ) ).toHaveCount( 6 );
	await fillIn( page );
	await page.getByLabel( 'Day', { exact: true } ).fill( '28/02/2026' );
	await page.getByRole( 'button', { name: 'Remove tool.exe' } ).click();
	await expect( page.getByRole( 'alert' ) ).toHaveCount( 0 );
	expect( sent ).toEqual( [] );
	await submit( page );
	await expect( thanks( page ) ).toBeVisible();
	await expectAccessible( CONTAINER );
} );

test( 'everything works by keyboard alone', async ( { browser } ) => {
	const page = await visit( browser, url );
	await page.getByLabel( 'Name' ).focus();
	await page.keyboard.press( 'Enter' );
	await expect( page.getByLabel( 'Name' ) ).toBeFocused();
	await page.keyboard.type( 'Ann' );
	await page.keyboard.press( 'Tab' );
	await page.keyboard.type( 'ann@example.org' );
	await page.keyboard.press( 'Tab' );
	await page.keyboard.press( 'Tab' );
	await expect(
		page.getByRole( 'button', { name: 'Choose a date: Day' } )
	).toBeFocused();
	await page.keyboard.press( 'Tab' );
	await expect( page.getByLabel( 'Seats' ) ).toBeFocused();
	await page.keyboard.press( 'Tab' );
	await page.keyboard.press( 'ArrowRight' );
	await expect( page.locator( 'output' ) ).toHaveText( '1' );
	await page.keyboard.press( 'Tab' );
	await page.keyboard.press( 'ArrowRight' );
	await expect( page.getByLabel( '2 of 5' ) ).toBeChecked();
	await page.keyboard.press( 'Tab' );
	await page.keyboard.press( 'Space' );
	await page.keyboard.press( 'Tab' );
	await page.keyboard.type( 'M' );
	await page.keyboard.press( 'Tab' );
	await page.keyboard.press( 'Tab' );
	await expect( page.getByLabel( 'Photos' ) ).toBeFocused();
	await page.keyboard.press( 'Tab' );
	await page.keyboard.press( 'Space' );
	await page.keyboard.press( 'Tab' );
	await page.keyboard.press( 'Enter' );
	await expect( thanks( page ) ).toBeVisible();
	await page.keyboard.press( 'Tab' );
	await page.keyboard.press( 'Enter' );
	await expect( page.getByLabel( 'Name' ) ).toBeFocused();
	await page.context().close();
} );

test( 'visitors go where the author sends them, and find a fresh form when they come back', async ( {
	browser,
	requestUtils,
} ) => {
	const next = await publish( requestUtils, '<p>Well done.</p>', 'Next' );
	const settings = {
		customThankyou: 'redirect',
		customThankyouRedirect: next,
	};
	const page = await visit(
		browser,
		await publish(
			requestUtils,
			form( field( 'name', { label: 'Name' } ) ).replace(
				'contact-form -->',
				`contact-form ${ JSON.stringify( settings ) } -->`
			)
		)
	);
	await page.getByLabel( 'Name' ).fill( 'Gone Gus' );
	await submit( page );
	await expect( page.getByText( 'Well done.' ) ).toBeVisible();
	await page.goBack();
	await expect( page.getByLabel( 'Name' ) ).toHaveValue( '' );
	await expect(
		page.getByRole( 'button', { name: 'Submit' } )
	).not.toHaveAttribute( 'aria-disabled' );
	await page.context().close();
} );

test( 'two forms of a shortcode are sent each by itself', async ( {
	browser,
	requestUtils,
} ) => {
	const one =
		'[contact-form][contact-field label="Name" type="name" required="1"/][/contact-form]';
	const page = await visit(
		browser,
		await publish( requestUtils, `${ one }\n\n${ one }` )
	);
	const second = page.locator( CONTAINER ).nth( 1 );
	await second.getByRole( 'button', { name: 'Submit' } ).click();
	await expect( errors( page ) ).toHaveCount( 1 );
	await second.getByLabel( 'Name' ).fill( 'Second' );
	await page
		.locator( CONTAINER )
		.first()
		.getByLabel( 'Name' )
		.fill( 'First' );
	await second.getByRole( 'button', { name: 'Submit' } ).click();
	await expect( second.locator( 'dd' ) ).toHaveText( 'Second' );
	await expect( page.getByLabel( 'Name' ) ).toHaveValue( 'First' );
	await page.context().close();
} );

for ( const [ name, options ] of Object.entries( {
	narrow: { viewport: { width: 320, height: 740 } },
	dark: { colorScheme: 'dark' as const },
	forced: { forcedColors: 'active' as const },
} ) ) {
	test( `a form with mistakes fits: ${ name }`, async ( { browser } ) => {
		const page = await visit( browser, url, options );
		await page.getByLabel( 'Photos' ).setInputFiles( {
			...PHOTO,
			name: `${ 'long-name-'.repeat( 12 ) }.png`,
		} );
		await page.getByLabel( '3 of 5' ).check();
		await submit( page );
		await expect( errors( page ).first() ).toBeVisible();
		expect(
			await page.evaluate(
				() => document.documentElement.scrollWidth <= window.innerWidth
			)
		).toBe( true );
		await shot( page, name );
		await page.context().close();
	} );
}

test( 'a form is mirrored where the language is', async ( {
	browser,
	setLanguage,
} ) => {
	await setLanguage( 'ar' );
	const page = await visit( browser, url, {
		viewport: { width: 600, height: 900 },
	} );
	await page.getByLabel( 'Photos' ).setInputFiles( PHOTO );
	await submit( page );
	await expect( errors( page ).first() ).toBeVisible();
	await expect( page.locator( CONTAINER ) ).toHaveCSS( 'direction', 'rtl' );
	const button = await page
		.getByRole( 'button', { name: /: Day$/ } )
		.boundingBox();
	const input = await page.getByLabel( 'Day', { exact: true } ).boundingBox();
	expect( button?.x ).toBeLessThan( ( input?.x ?? 0 ) + 60 );
	await shot( page, 'rtl' );
	await page.context().close();
} );

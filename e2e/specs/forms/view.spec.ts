import {
	expect,
	expectNothingWrong,
	overflow,
	test as base,
} from '../../fixtures';
import { lines } from '../../lines';
import { EVERY_FIELD } from './every-field';
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
import { expectNoShifts, noteShifts } from './shifts';
import type { Page } from '@playwright/test';

/** Tests with a page that a visitor has open. */
const test = base.extend< { visitor: Page } >( {
	visitor: async ( { browser }, use ) => {
		const page = await visit( browser, 'about:blank' );
		await use( page );
		await page.context().close();
	},
} );

const WRONG = [
	'Name: please fill in this field.',
	'Email: please enter an email address such as name@example.com.',
	'Day: please enter a date as DD/MM/YYYY.',
	'Seats: please enter 5 or less.',
	'Size: please choose an answer.',
	/^tool\.exe is not allowed\. Use /,
	'May we write to you?: please check this box to continue.',
];

/** Fills in what is wrong, and chooses a file that does not fit. */
async function fillInWrong( page: Page ) {
	await expect(
		page.getByText( /^Pictures, documents, .* each, at most 2 files$/ )
	).toBeVisible();
	await page.getByLabel( 'Email' ).fill( 'nobody' );
	await page.getByLabel( 'Day', { exact: true } ).fill( '31/02/2026' );
	await page.getByLabel( 'Seats' ).fill( '9' );
	await page
		.getByLabel( 'Photos' )
		.setInputFiles( [ PHOTO, { ...PHOTO, name: 'tool.exe' } ] );
	const refusal = page.getByText( 'tool.exe is not allowed. Use pictures' );
	await expect( refusal ).toBeVisible();
	expect( await lines( refusal ) ).toBe( 1 );
}

/** Fits a narrow window, and has nothing that axe finds. */
async function expectMistakesToFit( page: Page ) {
	await expectNothingWrong( page, CONTAINER );
	await page.setViewportSize( { width: 320, height: 740 } );
	expect( await overflow( page ) ).toBeLessThanOrEqual( 0 );
	await page.setViewportSize( { width: 1280, height: 900 } );
}

/** Corrects everything. */
async function fillInRight( page: Page ) {
	await page.getByLabel( 'Seats' ).fill( '3' );
	await page.getByLabel( 'Name' ).fill( 'Anna <b>' );
	await page.getByLabel( 'Email' ).fill( 'ann@example.org' );
	await page.getByLabel( 'Size' ).selectOption( 'M' );
	await page.getByLabel( 'May we' ).check();
	await page.getByLabel( 'Day', { exact: true } ).fill( '28/02/2026' );
	await page.getByLabel( 'Message' ).fill( 'Two\nlines' );
	await page.getByLabel( 'Heat' ).fill( '20' );
	await page.getByLabel( '4 of 5' ).check();
	await page.getByRole( 'button', { name: 'Remove tool.exe' } ).click();
	await page
		.getByLabel( 'Photos' )
		.setInputFiles( { ...PHOTO, name: 'second.png' } );
	await expect( page.getByText( '70 bytes' ) ).toHaveCount( 2 );
	await page.getByRole( 'button', { name: 'Remove photo.png' } ).click();
}

/** Fills the form in and sends it without the mouse. */
async function sendByKeyboard( page: Page ) {
	const press = async ( ...keys: string[] ) => {
		for ( const key of keys ) {
			await page.keyboard.press( key );
		}
	};
	await page.keyboard.type( 'Ann' );
	await press( 'Tab' );
	await page.keyboard.type( 'ann@example.org' );
	await press( 'Tab', 'Tab' );
	await expect(
		page.getByRole( 'button', { name: 'Choose a date: Day' } )
	).toBeFocused();
	await press( 'Tab' );
	await expect( page.getByLabel( 'Seats' ) ).toBeFocused();
	await press( 'Tab', 'ArrowRight' );
	await expect( page.locator( 'output' ) ).toHaveText( '1' );
	await press( 'Tab', 'ArrowRight' );
	await expect( page.getByLabel( '2 of 5' ) ).toBeChecked();
	await press( 'Tab', 'Space', 'Tab' );
	await page.keyboard.type( 'M' );
	await press( 'Tab', 'Tab' );
	await expect( page.getByLabel( 'Photos' ) ).toBeFocused();
	await press( 'Tab', 'Space', 'Tab', 'Enter' );
}

test( 'a form tells of mistakes before it is sent, is sent without leaving the page, and once more by keyboard', async ( {
	visitor: page,
	requestUtils,
} ) => {
	const sent: string[] = [];
	page.on( 'request', ( request ) => {
		if ( request.url().includes( 'forms/submit' ) ) {
			sent.push( request.url() );
		}
	} );
	await noteShifts( page );
	const url = await publish( requestUtils, EVERY_FIELD );
	await page.goto( url );
	await expectNoShifts( page );
	// With the theme's fonts.
	await page.unrouteAll();
	await page.goto( url );
	await page.evaluate( () => {
		document.body.dataset.same = 'yes';
	} );

	await test.step( 'mistakes are told, and lead to their fields', async () => {
		await fillInWrong( page );
		await page.getByLabel( 'Name' ).press( 'Enter' );
		await expect( errors( page ) ).toHaveText( WRONG );
		await expect( page.getByLabel( 'Name' ) ).toBeFocused();
		await expectMistakesToFit( page );
		await page.getByRole( 'link', { name: /^Seats/ } ).click();
		await expect( page.getByLabel( 'Seats' ) ).toBeFocused();
	} );

	await test.step( 'they are gone once they are fixed', async () => {
		await fillInRight( page );
		await expect( page.getByRole( 'alert' ) ).toHaveCount( 0 );
		expect( sent ).toEqual( [] );
	} );

	await test.step( 'what was sent is shown and kept, once', async () => {
		await submit( page );
		await expect(
			page.locator( '.contact-form-submission' )
		).toBeFocused();
		await expect( page.locator( 'dd' ) ).toHaveText( [
			'Anna <b>',
			'ann@example.org',
			'28/02/2026',
			'3',
			'20',
			'4/5',
			'M',
			/^Two\s*lines$/,
			'second.png',
			'Yes',
		] );
		await expect( page.locator( 'body[data-same]' ) ).toHaveCount( 1 );
		await expectNothingWrong( page, CONTAINER );
		const kept = ( await responses( requestUtils ) ).filter(
			( { fields } ) =>
				fields.some( ( { display } ) => display === 'Anna <b>' )
		);
		expect( kept ).toHaveLength( 1 );
	} );

	await test.step( 'the form is fresh, and is sent by keyboard', async () => {
		await page.getByRole( 'link', { name: 'Go back' } ).click();
		await expect( page.getByLabel( 'Name' ) ).toBeFocused();
		await expect( page.getByLabel( 'Name' ) ).toHaveValue( '' );
		await expect( page.locator( 'output' ) ).toHaveText( '0' );
		await expect( page.getByText( 'second.png' ) ).toHaveCount( 0 );
		await sendByKeyboard( page );
		await expect( thanks( page ) ).toBeVisible();
		await page.keyboard.press( 'Tab' );
		await page.keyboard.press( 'Enter' );
		await expect( page.getByLabel( 'Name' ) ).toBeFocused();
	} );
} );

test( 'visitors go where the author sends them, and find a fresh form when they come back', async ( {
	visitor: page,
	requestUtils,
} ) => {
	const next = await publish( requestUtils, '<p>Well done.</p>', 'Next' );
	const settings = {
		customThankyou: 'redirect',
		customThankyouRedirect: next,
	};
	await page.goto(
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
} );

import { expect, test } from '../../fixtures';
import {
	field,
	form,
	PHOTO,
	publish,
	responses,
	sendPatiently,
	submit,
	visit,
} from './pages';
import { fillFirst, inSteps, press } from './step-pages';
import type { Page } from '@playwright/test';

const CONTENT = form(
	[
		field( 'name', { label: 'Name', required: true } ),
		field( 'email', { label: 'Email', required: true } ),
		field( 'radio', {
			label: 'Colour',
			options: [ 'Red', 'Green & blue' ],
		} ),
		field( 'checkbox-multiple', {
			label: 'Days',
			options: [ 'Mon', 'Tue' ],
		} ),
		field( 'select', {
			label: 'Size',
			options: [ 'S', 'M' ],
			toggleLabel: 'Pick one',
			required: true,
		} ),
		field( 'textarea', { label: 'Message' } ),
		field( 'file', { label: 'Photo' } ),
		field( 'rating', { label: 'Stars' } ),
	].join( '' )
);

/** What the form keeps of an attempt that was refused. */
async function expectNothingLost( page: Page ) {
	const email = page.getByLabel( 'Email' );
	await expect( email ).toHaveValue( 'not an <address>' );
	await expect( email ).toHaveAttribute( 'aria-invalid', 'true' );
	await expect( email ).toHaveAccessibleDescription( /name@example\.com/ );
	for ( const label of [ 'Green & blue', 'Tue', '4 of 5' ] ) {
		await expect( page.getByLabel( label ) ).toBeChecked();
	}
	await expect( page.getByLabel( 'Message' ) ).toHaveValue(
		'\nTwo\nlines [gallery]'
	);
	await expect( page.getByText( 'photo.png' ) ).toBeVisible();
}

test( 'a form without a script keeps everything until it is right, then thanks; steps are one long form', async ( {
	browser,
	requestUtils,
} ) => {
	const page = await visit( browser, await publish( requestUtils, CONTENT ), {
		javaScriptEnabled: false,
	} );
	await test.step( 'what is wrong is told, and nothing is lost', async () => {
		await page.getByLabel( 'Email' ).fill( 'not an <address>' );
		await page.getByLabel( 'Green & blue' ).check();
		await page.getByLabel( 'Tue' ).check();
		await page.getByLabel( 'Message' ).fill( '\nTwo\nlines [gallery]' );
		await page.getByLabel( 'Photo' ).setInputFiles( PHOTO );
		await page.getByLabel( '4 of 5' ).check();
		await submit( page );
		const alert = page.getByRole( 'alert' );
		await expect( alert ).toContainText( 'Nothing you entered is lost' );
		await expect( alert.getByRole( 'link' ) ).toHaveText( [
			/^Name: /,
			/^Email: /,
			/^Size: /,
		] );
		await alert.getByRole( 'link', { name: /^Email/ } ).click();
		expect( page.url() ).toMatch( /#g\d+-email$/ );
		await expectNothingLost( page );
	} );

	const kept = [
		'Ann',
		'ann@example.org',
		'Green & blue',
		'Tue',
		'M',
		'Two\nlines [gallery]',
		'photo.png',
		'4/5',
	];
	await test.step( 'what is right is kept, and thanked for', async () => {
		await page.getByLabel( 'Name' ).fill( 'Ann' );
		await page.getByLabel( 'Email' ).fill( 'ann@example.org' );
		await page.getByLabel( 'Size' ).selectOption( 'M' );
		await sendPatiently( page, () => submit( page ) );
		await expect( page.locator( 'dl dd' ) ).toContainText(
			kept.map( ( text ) => text.split( '\n' )[ 0 ] ?? '' )
		);
		const [ stored ] = await responses( requestUtils );
		expect( stored?.fields.map( ( { display } ) => display ) ).toEqual(
			kept
		);
		await page.getByRole( 'link', { name: 'Go back' } ).click();
		await expect( page.getByLabel( 'Name' ) ).toHaveValue( '' );
	} );

	await test.step( 'steps are one long form', async () => {
		await page.goto( await publish( requestUtils, inSteps() ) );
		await fillFirst( page );
		await page.getByLabel( 'Blue' ).check();
		await sendPatiently( page, () => press( page, 'Send' ) );
	} );
	await page.context().close();
} );

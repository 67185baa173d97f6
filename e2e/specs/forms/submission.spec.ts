import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '../../fixtures';
import {
	field,
	form,
	PHOTO,
	publish as publishContent,
	responses,
	submit,
	thanks,
	visit as visitAnyhow,
} from './pages';
import type { RequestUtils } from '@wordpress/e2e-test-utils-playwright';
import type { Browser } from '@playwright/test';

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

const publish = ( requestUtils: RequestUtils ) =>
	publishContent( requestUtils, CONTENT );

/** A page as a visitor gets it, without any script. */
const visit = ( browser: Browser, url: string ) =>
	visitAnyhow( browser, url, { javaScriptEnabled: false } );

test.describe( 'a form without a script', () => {
	test( 'keeps everything until it is right, then thanks', async ( {
		browser,
		requestUtils,
	} ) => {
		const page = await visit( browser, await publish( requestUtils ) );
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
		await expect( page.getByLabel( 'Email' ) ).toHaveValue(
			'not an <address>'
		);
		await expect( page.getByLabel( 'Email' ) ).toHaveAttribute(
			'aria-invalid',
			'true'
		);
		await expect( page.getByLabel( 'Email' ) ).toHaveAccessibleDescription(
			/name@example\.com/
		);
		await expect( page.getByLabel( 'Green & blue' ) ).toBeChecked();
		await expect( page.getByLabel( 'Tue' ) ).toBeChecked();
		await expect( page.getByLabel( '4 of 5' ) ).toBeChecked();
		await expect( page.getByLabel( 'Message' ) ).toHaveValue(
			'\nTwo\nlines [gallery]'
		);
		await expect( page.getByText( 'photo.png' ) ).toBeVisible();

		await page.getByLabel( 'Name' ).fill( 'Ann' );
		await page.getByLabel( 'Email' ).fill( 'ann@example.org' );
		await page.getByLabel( 'Size' ).selectOption( 'M' );
		await submit( page );

		await expect( thanks( page ) ).toBeVisible();
		await expect( page.locator( 'dl dd' ) ).toContainText( [
			'Ann',
			'ann@example.org',
			'Green & blue',
			'Tue',
			'M',
			'Two',
			'photo.png',
			'4/5',
		] );
		await page.reload();
		await expect( page.locator( 'dl dd' ).first() ).toHaveText( 'Ann' );

		const [ stored ] = await responses( requestUtils );
		expect( stored?.fields.map( ( { display } ) => display ) ).toEqual( [
			'Ann',
			'ann@example.org',
			'Green & blue',
			'Tue',
			'M',
			'Two\nlines [gallery]',
			'photo.png',
			'4/5',
		] );
		await page.getByRole( 'link', { name: 'Go back' } ).click();
		await expect( page.getByLabel( 'Name' ) ).toHaveValue( '' );
	} );

	test( 'shows the answers to nobody else', async ( {
		browser,
		requestUtils,
	} ) => {
		const url = await publish( requestUtils );
		const page = await visit( browser, url );
		await page.getByLabel( 'Name' ).fill( 'Secret' );
		await page.getByLabel( 'Email' ).fill( 'secret@example.org' );
		await page.getByLabel( 'Size' ).selectOption( 'S' );
		await submit( page );
		await expect( page.getByText( 'secret@example.org' ) ).toBeVisible();
		const forged = new URL( page.url() );
		forged.searchParams.set(
			'_wpnonce',
			`${ Math.floor( Date.now() / 1000 ) + 3000 }-${ 'a'.repeat( 32 ) }`
		);
		const other = await visit( browser, forged.href );
		await expect( other.getByLabel( 'Name' ) ).toBeVisible();
		await expect( other.getByText( 'secret@example.org' ) ).toHaveCount(
			0
		);
	} );
} );

test( 'a file can be fetched from the inbox, and from nowhere else', async ( {
	browser,
	requestUtils,
} ) => {
	const page = await visit( browser, await publish( requestUtils ) );
	await page.getByLabel( 'Name' ).fill( 'With a file' );
	await page.getByLabel( 'Email' ).fill( 'file@example.org' );
	await page.getByLabel( 'Size' ).selectOption( 'S' );
	await page.getByLabel( 'Photo' ).setInputFiles( PHOTO );
	await submit( page );
	await expect( page.getByText( 'photo.png' ) ).toBeVisible();
	const [ stored ] = await responses( requestUtils );
	const file = stored?.fields.flatMap( ( { files } ) => files )[ 0 ];
	expect( file?.name ).toBe( 'photo.png' );
	expect( ( await page.request.get( file?.url ?? '' ) ).status() ).toBe(
		401
	);
	const answer = await requestUtils.request.get( file?.url ?? '', {
		headers: { 'X-WP-Nonce': requestUtils.storageState?.nonce ?? '' },
	} );
	expect( answer.headers()[ 'content-disposition' ] ).toContain(
		'attachment'
	);
	expect( await answer.body() ).toEqual( PHOTO.buffer );
} );

test( 'is accessible in all its states', async ( {
	page,
	requestUtils,
	expectAccessible,
} ) => {
	const url = await publish( requestUtils );
	await page.goto( url );
	await expectAccessible( '.jetpack-contact-form-container' );
	await page.getByLabel( 'Email' ).fill( 'wrong' );
	await page.getByLabel( 'Email' ).press( 'Enter' );
	await expect( page.getByRole( 'alert' ) ).toBeVisible();
	await expectAccessible( '.jetpack-contact-form-container' );
	await page.getByLabel( 'Name' ).fill( 'Ann' );
	await page.getByLabel( 'Email' ).fill( 'ann@example.org' );
	await page.getByLabel( 'Size' ).selectOption( 'S' );
	await page.getByLabel( 'Email' ).press( 'Enter' );
	await expect( thanks( page ) ).toBeVisible();
	await expectAccessible( '.jetpack-contact-form-container' );
} );

test( 'nothing stored lies open', async ( { page } ) => {
	const folder = join(
		process.env.SLIPSTREAM_E2E_SITE ?? '',
		'wp-content/uploads/slipstream-forms'
	);
	expect( readFileSync( join( folder, '.htaccess' ), 'utf8' ) ).toContain(
		'denied'
	);
	const answer = await page.request.get(
		'/wp-content/uploads/slipstream-forms/'
	);
	expect( await answer.text() ).not.toMatch( /[0-9a-f]{32}/ );
} );

import { expect, HUB_KEY, test } from '../../hub';
import type { Page } from '@playwright/test';

const SECTION = 'admin.php?page=my-jetpack#/connection';

const button = ( page: Page, name: string | RegExp ) =>
	page.getByRole( 'button', { name, exact: true } );

test( 'a site is invited, denies and gives consent, and asks AI through its hub', async ( {
	hub,
	page,
	admin,
	assistant,
	upstream,
	expectAccessible,
} ) => {
	const { code } = await hub.rest< { code: string } >(
		'/slipstream/v1/hub/admin/invitations',
		{ label: 'A client', days: 7, sites: 1, tier: 'free' }
	);
	await admin.visitAdminPage( SECTION );
	await page.getByLabel( 'Address of the hub' ).fill( hub.url );
	await button( page, 'Test' ).click();
	await page.getByLabel( 'Invitation code' ).fill( code );
	await page.screenshot( { path: '/tmp/me/h1.png', fullPage: true } );
	await button( page, /^Connect to / ).click();
	await expect( button( page, 'Deny' ) ).toBeVisible();
	await page.screenshot( { path: '/tmp/me/h2.png' } );
	await expectAccessible( 'body' );
	await button( page, 'Deny' ).click();
	await expect( page.getByText( 'nothing has changed' ) ).toBeVisible();
	await page.getByRole( 'link', { name: 'Back to the site' } ).click();
	await admin.visitAdminPage( SECTION );
	await page.screenshot( { path: '/tmp/me/h3.png', fullPage: true } );
	await button( page, 'Link my account' ).click();
	await page.getByRole( 'link', { name: 'Sign in instead' } ).click();
	await page.getByLabel( 'Username' ).fill( 'admin' );
	await page.getByLabel( 'Password', { exact: true } ).fill( 'password' );
	await button( page, 'Log In' ).click();
	await button( page, 'Approve' ).click();
	await expect( page.getByText( /^Connected to/ ) ).toBeVisible();
	await page.screenshot( { path: '/tmp/me/h4.png', fullPage: true } );

	await upstream.behave( { text: 'Rivers begin small.' } );
	await assistant.open();
	await assistant.ask( 'How do rivers begin?' );
	await assistant.settled();
	await expect( assistant.text ).toHaveText( 'Rivers begin small.' );
	const [ request ] = await upstream.seen();
	expect( request?.authorization ).toBe( `Bearer ${ HUB_KEY }` );
} );

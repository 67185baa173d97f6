import { expect, status, test } from '../../fixtures';
import { expectSaid, fill, names, row } from './inbox';
import { publishForm, send } from './responses';
import type { Page } from '@playwright/test';

const heading = ( page: Page, name: string ) =>
	page.getByRole( 'heading', { name } );
const link = ( page: Page, name: string ) =>
	row( page, name ).getByRole( 'link' );
const button = ( page: Page, name: string ) =>
	page.getByRole( 'button', { name } );

/** Opens Ann's response, reads and prints it. */
async function read( page: Page ) {
	const bubble = page.locator( '#adminmenu .slipstream-forms-unread' );
	await expect( bubble ).toContainText( '4 unread responses' );
	await link( page, 'Ann Lee' ).click();
	const panel = page.getByRole( 'region', { name: 'Ann Lee' } );
	await expect( panel.getByRole( 'heading' ) ).toBeFocused();
	await expect( panel.locator( 'dt' ) ).toHaveText( [
		'Name',
		'Email',
		'Website',
		'Phone',
		'Message',
		'Photo',
		'Stars',
	] );
	await expect( panel.getByText( 'Do you repair' ) ).toHaveCSS(
		'white-space',
		'pre-wrap'
	);
	for ( const [ name, href ] of [
		[ 'example.org', 'https://example.org' ],
		[ 'Reply by email', /^mailto:ann@example\.org\?subject=Re%3A%20/ ],
	] as const ) {
		await expect(
			panel.getByRole( 'link', { name, exact: true } )
		).toHaveAttribute( 'href', href );
	}
	await expect( panel ).toContainText( '4 of 5' );
	await expect( bubble ).toContainText( '3 unread responses' );
	await expect( row( page, 'Ann Lee' ) ).not.toHaveClass( /is-highlighted/ );

	await page.emulateMedia( { media: 'print' } );
	await expect( page.locator( '#adminmenumain' ) ).toBeHidden();
	await expect( panel ).toBeVisible();
	await page.emulateMedia( { media: 'screen' } );
	await page.reload();
	await expect( panel.getByRole( 'heading' ) ).toBeFocused();
	await page.goBack();
	await expect( panel ).toBeHidden();
}

/** Goes through the list without the mouse, and throws Cy's response away. */
async function useKeys( page: Page ) {
	const press = ( key: string ) => page.keyboard.press( key );
	await press( 'j' );
	await expect( link( page, 'Di' ) ).toBeFocused();
	await press( 'ArrowDown' );
	await press( 'Enter' );
	await expect( heading( page, 'Cy' ) ).toBeFocused();
	await press( 'k' );
	await expect( heading( page, 'Di' ) ).toBeFocused();
	await press( 'Escape' );
	await expect( link( page, 'Di' ) ).toBeFocused();
	await press( 'j' );
	await press( '#' );
	await expect( link( page, 'Bo Larsen' ) ).toBeFocused();
	await press( 'Enter' );
	await expect( heading( page, 'Bo Larsen' ) ).toBeFocused();
	await press( 's' );
	await expect( row( page, 'Bo Larsen' ) ).toHaveCount( 0 );
	await expect( link( page, 'Ann Lee' ) ).toBeFocused();
	// The list goes ahead of the server; here it has caught up.
	await expectSaid( page, '1 response marked as spam.' );
	await press( '/' );
	await expect( page.getByRole( 'searchbox' ) ).toBeFocused();
	const help = button( page, 'Keyboard shortcuts' );
	await help.focus();
	await press( 'Enter' );
	await expect( page.getByText( 'Next response' ) ).toBeVisible();
	const popover = '.components-popover';
	await expect(
		page.locator( `${ popover }:focus, ${ popover } :focus` )
	).toHaveCount( 1 );
	await press( 'Escape' );
	await expect( help ).toBeFocused();
}

test( 'responses are read, narrowed down, sorted out by keyboard and deleted', async ( {
	admin,
	page,
	expectConsoleErrors,
	requestUtils,
	expectAccessible,
} ) => {
	const { source } = await fill( requestUtils );
	const other = await publishForm( requestUtils, 'Workshop' );
	await send( requestUtils, other, [ { name: 'Di', message: 'Hi' } ] );
	// Where WordPress lists them by itself.
	await admin.visitAdminPage( 'edit.php', 'post_type=feedback' );
	await expect( page ).toHaveURL( /page=slipstream-forms/ );
	await expect( names( page ) ).toHaveText( [
		'Di',
		'Cy',
		'Bo Larsen',
		'Ann Lee',
	] );
	await test.step( 'a response is read and printed', () => read( page ) );

	await test.step( 'the list is narrowed down, which the address remembers', async () => {
		await button( page, 'Filter' ).click();
		await page
			.getByRole( 'combobox', { name: 'Page' } )
			.selectOption( { label: 'Contact & more' } );
		await expect( names( page ) ).toHaveCount( 3 );
		await expectAccessible( '.components-popover' );
		await page.getByLabel( 'Unread only' ).check();
		await expect( names( page ) ).toHaveCount( 2 );
		await page.keyboard.press( 'Escape' );
		await expect( page ).toHaveURL(
			new RegExp( `#/responses\\?source=${ source }&unread=1$` )
		);
		await page.reload();
		await expect( names( page ) ).toHaveCount( 2 );
		await button( page, 'Remove the filter: Unread only' ).click();
		await expect( names( page ) ).toHaveCount( 3 );
		await button( page, 'Remove the filter: Contact & more' ).click();
		await expect( names( page ) ).toHaveCount( 4 );
	} );

	await test.step( 'by keyboard', () => useKeys( page ) );

	await test.step( 'a page that stood open for a day: the server does not take its nonce', async () => {
		let refused = 0;
		await page.route( '**/forms/bulk*', ( route ) =>
			route.continue( {
				headers: {
					...route.request().headers(),
					...( refused++ === 0 ? { 'x-wp-nonce': 'old' } : {} ),
				},
			} )
		);
		// Two: the notice of one stands there perhaps still.
		for ( const name of [ 'Di', 'Ann Lee' ] ) {
			await page
				.getByLabel( `Select the response from ${ name }` )
				.check();
		}
		await button( page, 'Mark as spam' ).click();
		await expect.poll( () => refused ).toBe( 2 );
		await expectSaid( page, '2 responses marked as spam.' );
		expectConsoleErrors( status( 403 ) );
	} );

	await test.step( 'spam is deleted for good, after a question', async () => {
		await page.getByRole( 'link', { name: 'Spam 3' } ).click();
		await button( page, 'Delete all spam' ).click();
		const dialog = page.getByRole( 'dialog' );
		await expect( dialog ).toContainText( 'This cannot be undone' );
		await expectAccessible( '.components-modal__frame' );
		await dialog
			.getByRole( 'button', { name: 'Delete permanently' } )
			.click();
		await expectSaid( page, '3 responses deleted' );
		await expect(
			page.getByRole( 'link', { name: 'Spam 0' } )
		).toBeVisible();
		await expect( heading( page, 'No spam' ) ).toBeVisible();
	} );
} );

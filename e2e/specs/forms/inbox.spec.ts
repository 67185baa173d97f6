import { readFileSync } from 'node:fs';
import { expect, test } from '../../fixtures';
import { fill, names, open, row, SCREEN, shoot, expectSaid } from './inbox';
import { PHOTO } from './pages';
import { change, clear, publishForm, send } from './responses';

let ids: number[] = [];
let source = 0;

test.beforeEach( async ( { requestUtils } ) => {
	( { ids, source } = await fill( requestUtils ) );
} );

test( 'an empty inbox says what comes here', async ( {
	admin,
	page,
	requestUtils,
	expectAccessible,
} ) => {
	await clear( requestUtils );
	await open( admin );
	for ( const [ tab, heading ] of [
		[ 'Inbox', 'No responses yet' ],
		[ 'Spam', 'No spam' ],
		[ 'Trash', 'The trash is empty' ],
	] as const ) {
		await page.getByRole( 'link', { name: `${ tab } 0` } ).click();
		await expect(
			page.getByRole( 'heading', { name: heading } )
		).toBeVisible();
		await expectAccessible( SCREEN );
		await shoot( page, `empty-${ tab.toLowerCase() }` );
	}
} );

test( 'a response is opened, read and answered', async ( {
	admin,
	page,
	expectAccessible,
} ) => {
	await open( admin );
	const bubble = page.locator( '#adminmenu .slipstream-forms-unread' );
	await expect( bubble ).toContainText( '3 unread responses' );
	await expect( names( page ) ).toHaveText( [
		'Cy',
		'Bo Larsen',
		'Ann Lee',
	] );
	await shoot( page, 'list' );
	await expectAccessible( SCREEN );

	await row( page, 'Ann Lee' ).getByRole( 'link' ).click();
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
		[ 'ann@example.org', 'mailto:ann@example.org' ],
		[ 'example.org', 'https://example.org' ],
		[ '+44 20 7946 0000', 'tel:+442079460000' ],
		[ 'Reply by email', /^mailto:ann@example\.org\?subject=Re%3A%20/ ],
	] as const ) {
		await expect(
			panel.getByRole( 'link', { name, exact: true } )
		).toHaveAttribute( 'href', href );
	}
	await expect( panel ).toContainText( '4 of 5' );
	await expect( bubble ).toContainText( '2 unread responses' );
	await expect( row( page, 'Ann Lee' ) ).not.toHaveClass( /is-highlighted/ );
	await expectAccessible( SCREEN );
	await shoot( page, 'detail' );

	const fetching = page.waitForEvent( 'download' );
	await panel.getByRole( 'button', { name: /photo\.png/ } ).click();
	const file = await fetching;
	expect( file.suggestedFilename() ).toBe( 'photo.png' );
	// The key to everything that the user may do must not stand in logs.
	expect( file.url() ).not.toContain( 'nonce' );
	expect( readFileSync( await file.path() ) ).toEqual( PHOTO.buffer );

	await page.emulateMedia( { media: 'print' } );
	await expect( page.locator( '#adminmenumain' ) ).toBeHidden();
	await expect( panel ).toBeVisible();
	await shoot( page, 'print' );
	await page.emulateMedia( { media: 'screen' } );

	await page.reload();
	await expect( panel.getByRole( 'heading' ) ).toBeFocused();
	await page.goBack();
	await expect( panel ).toBeHidden();
} );

test( 'spam and trash, with the way back, and for good', async ( {
	admin,
	page,
	expectAccessible,
} ) => {
	await open( admin );
	await page.getByLabel( 'Select the response from Cy' ).check();
	await page.getByLabel( 'Select the response from Bo Larsen' ).check();
	await shoot( page, 'selected' );
	await page.getByRole( 'button', { name: 'Mark as spam' } ).click();
	await expectSaid( page, '2 responses marked as spam.' );
	await expect( names( page ) ).toHaveText( [ 'Ann Lee' ] );
	await shoot( page, 'undo' );
	await page.getByRole( 'button', { name: 'Undo' } ).click();
	await expect( names( page ) ).toHaveText( [
		'Cy',
		'Bo Larsen',
		'Ann Lee',
	] );

	await page.getByRole( 'button', { name: 'Actions for Cy' } ).click();
	await page.getByRole( 'menuitem', { name: 'Mark as spam' } ).click();
	await expect( row( page, 'Cy' ) ).toHaveCount( 0 );
	await page.getByRole( 'link', { name: 'Spam 1' } ).click();
	await row( page, 'Cy' ).getByRole( 'link' ).click();
	await expect( page.getByRole( 'region', { name: 'Cy' } ) ).toContainText(
		'Marked as spam'
	);
	await shoot( page, 'spam' );
	await page
		.getByRole( 'region', { name: 'Cy' } )
		.getByRole( 'button', { name: 'Move to trash' } )
		.click();
	await expect(
		page.getByRole( 'heading', { name: 'No spam' } )
	).toBeVisible();
	await page.getByRole( 'link', { name: 'Trash 1' } ).click();
	await page.getByLabel( 'Select the response from Cy' ).check();
	await page.getByRole( 'button', { name: 'Restore' } ).click();
	await page.getByRole( 'link', { name: 'Spam 1' } ).click();
	await page.getByRole( 'button', { name: 'Delete all spam' } ).click();
	const dialog = page.getByRole( 'dialog' );
	await expect( dialog ).toContainText( 'This cannot be undone' );
	await expectAccessible( '.components-modal__frame' );
	await shoot( page, 'confirm' );
	await dialog.getByRole( 'button', { name: 'Delete permanently' } ).click();
	await expectSaid( page, '1 response deleted' );
	await expect( page.getByRole( 'link', { name: 'Spam 0' } ) ).toBeVisible();
} );

test( 'search, filters and the export', async ( {
	admin,
	page,
	requestUtils,
	expectAccessible,
} ) => {
	const other = await publishForm( requestUtils, 'Workshop' );
	await send( requestUtils, other, [ { name: 'Di', message: 'Hi' } ] );
	await change( requestUtils, 'read', ids.slice( 1 ) );
	await open( admin );
	await expect( names( page ) ).toHaveCount( 4 );
	await page.getByRole( 'button', { name: 'Filter' } ).click();
	await shoot( page, 'filters' );
	await page
		.getByRole( 'combobox', { name: 'Page' } )
		.selectOption( { label: 'Contact & more' } );
	await expect( names( page ) ).toHaveCount( 3 );
	await expectAccessible( SCREEN );
	await expectAccessible( '.components-popover' );
	await page.getByLabel( 'Unread only' ).check();
	await expect( names( page ) ).toHaveCount( 1 );
	await page.keyboard.press( 'Escape' );
	await expect( page ).toHaveURL(
		new RegExp( `#/responses\\?source=${ source }&unread=1$` )
	);
	await page.reload();
	await expect( names( page ) ).toHaveCount( 1 );
	await shoot( page, 'chips' );
	await page
		.getByRole( 'button', { name: 'Remove the filter: Unread only' } )
		.click();
	await page.getByRole( 'searchbox' ).fill( 'Größe' );
	await expect( names( page ) ).toHaveText( [ 'Bo Larsen' ] );

	const fetching = page.waitForEvent( 'download' );
	await page.getByRole( 'button', { name: 'Export as CSV: 1' } ).click();
	const file = await fetching;
	expect( file.suggestedFilename() ).toMatch(
		/^responses-\d{4}-\d\d-\d\d\.csv$/
	);
	const text = readFileSync( await file.path(), 'utf8' );
	expect( text ).toContain( 'Bo Larsen' );
	expect( text ).toContain( `"'=Größe(""M"")"` );
	expect( text ).not.toContain( 'Ann Lee' );

	await page.getByRole( 'searchbox' ).fill( 'nothing like it' );
	await expect(
		page.getByRole( 'heading', { name: 'Nothing found' } )
	).toBeVisible();
	await shoot( page, 'nothing' );
} );

test( 'everything works by keyboard', async ( { admin, page } ) => {
	await open( admin );
	await expect( names( page ) ).toHaveCount( 3 );
	await page.keyboard.press( 'j' );
	await expect( row( page, 'Cy' ).getByRole( 'link' ) ).toBeFocused();
	await page.keyboard.press( 'ArrowDown' );
	await page.keyboard.press( 'Enter' );
	await expect(
		page.getByRole( 'heading', { name: 'Bo Larsen' } )
	).toBeFocused();
	await page.keyboard.press( 'k' );
	await expect( page.getByRole( 'heading', { name: 'Cy' } ) ).toBeFocused();
	await page.keyboard.press( 'Escape' );
	await expect( row( page, 'Cy' ).getByRole( 'link' ) ).toBeFocused();
	await page.keyboard.press( '#' );
	await expect( row( page, 'Bo Larsen' ).getByRole( 'link' ) ).toBeFocused();
	await page.keyboard.press( 'Enter' );
	await expect(
		page.getByRole( 'heading', { name: 'Bo Larsen' } )
	).toBeFocused();
	await page.keyboard.press( 's' );
	await expect( row( page, 'Bo Larsen' ) ).toHaveCount( 0 );
	await expect(
		page.getByRole( 'region', { name: 'Ann Lee' } )
	).toBeHidden();
	await expect( row( page, 'Ann Lee' ).getByRole( 'link' ) ).toBeFocused();
	await expect( row( page, 'Ann Lee' ) ).toHaveClass( /is-highlighted/ );
	await shoot( page, 'next' );
	await page.keyboard.press( '/' );
	await expect( page.getByRole( 'searchbox' ) ).toBeFocused();
	const help = page.getByRole( 'button', { name: 'Keyboard shortcuts' } );
	await help.focus();
	await page.keyboard.press( 'Enter' );
	await expect( page.getByText( 'Next response' ) ).toBeVisible();
	await shoot( page, 'keys' );
	await page.keyboard.press( 'Escape' );
	await expect( help ).toBeFocused();
} );

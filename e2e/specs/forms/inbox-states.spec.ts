import { asUser } from '../../as-user';
import { expect, overflow, status, test } from '../../fixtures';
import { fill, names, open, row, SCREEN, shoot, expectSaid } from './inbox';
import { change } from './responses';

let ids: number[] = [];

test.beforeEach( async ( { requestUtils } ) => {
	( { ids } = await fill( requestUtils ) );
} );

test( 'what goes wrong is said, and mended', async ( {
	admin,
	page,
	expectConsoleErrors,
	requestUtils,
	expectAccessible,
} ) => {
	const list = '**/wp-json/wp/v2/feedback?*';
	let release = () => {};
	const held = new Promise< void >( ( resolve ) => {
		release = resolve;
	} );
	await page.route( list, async ( route ) => {
		await held;
		await route.continue();
	} );
	await open( admin, `#/responses/${ ids[ 0 ] }` );
	await expect(
		page.getByRole( 'region', { name: 'Ann Lee' } )
	).toBeVisible();
	await expect( page.getByText( 'Loading…' ) ).toBeAttached();
	await shoot( page, 'loading' );
	release();
	await expect( names( page ) ).toHaveCount( 3 );
	await page.unroute( list );
	await page.route( list, ( route ) => route.abort() );
	await page.getByRole( 'link', { name: 'Spam 0' } ).click();
	await expect( page.locator( SCREEN ) ).toContainText(
		'could not be reached'
	);
	await expectAccessible( SCREEN );
	await shoot( page, 'error' );
	await page.unroute( list );
	await page.getByRole( 'button', { name: 'Try again' } ).click();
	await expect(
		page.getByRole( 'heading', { name: 'No spam' } )
	).toBeVisible();

	// A page that stood open for a day has a nonce that the server does not take.
	let refused = 0;
	await page.route( '**/forms/bulk*', ( route ) =>
		refused++ === 0
			? route.continue( {
					headers: {
						...route.request().headers(),
						'x-wp-nonce': 'old',
					},
				} )
			: route.continue()
	);
	const inbox = page.waitForResponse( list );
	await page.getByRole( 'link', { name: 'Inbox 3' } ).click();
	await inbox;
	await page.getByLabel( 'Select the response from Cy' ).check();
	const reloaded = page.waitForResponse( list );
	await page.getByRole( 'button', { name: 'Move to trash' } ).click();
	await expectSaid( page, '1 response moved' );
	expect( refused ).toBe( 2 );

	// Somebody else deletes a response that the list has.
	await reloaded;
	await change( requestUtils, 'trash', ids.slice( 1, 2 ) );
	await change( requestUtils, 'delete', ids.slice( 1, 2 ) );
	await row( page, 'Bo Larsen' ).getByRole( 'link' ).click();
	await expect( page.locator( SCREEN ) ).toContainText( 'not here any more' );
	expectConsoleErrors( status( 403 ), status( 404 ) );
} );

test( 'an email that was not sent is sent again', async ( {
	admin,
	page,
	requestUtils,
	setLanguage,
	expectAccessible,
} ) => {
	const mail = ( state: string ) =>
		requestUtils.rest( {
			method: 'POST',
			path: '/wp/v2/settings',
			data: { e2e_mail: state },
		} );
	const failed = ids[ 0 ] ?? 0;
	await mail( 'down' );
	await requestUtils.rest( {
		method: 'POST',
		path: `/slipstream/v1/forms/notifications/${ failed }`,
	} );
	await page.setViewportSize( { width: 320, height: 740 } );
	await open( admin );
	await expect( row( page, 'Ann Lee' ) ).toContainText(
		'The email was not sent.'
	);
	await shoot( page, '320-mail-list' );
	await row( page, 'Ann Lee' ).getByRole( 'link' ).click();
	const panel = page.getByRole( 'region', { name: 'Ann Lee' } );
	await expect( panel ).toContainText( 'was not sent' );
	expect( await overflow( page ) ).toBeLessThanOrEqual( 0 );
	await shoot( page, '320-mail' );
	await page.setViewportSize( { width: 1280, height: 800 } );
	await setLanguage( 'ar' );
	await page.reload();
	await expect( panel ).toContainText( 'was not sent' );
	await expectAccessible( SCREEN );
	await shoot( page, 'mail-rtl' );
	await setLanguage( '' );
	await page.reload();
	await expect( panel ).toContainText( 'was not sent' );
	await shoot( page, 'mail' );
	await panel.getByRole( 'button', { name: 'Send again' } ).click();
	await expectSaid( page, 'was not sent' );
	await mail( 'up' );
	await panel.getByRole( 'button', { name: 'Send again' } ).click();
	await expectSaid( page, 'Email sent.' );
	await expect( panel ).not.toContainText( 'was not sent' );
	await expect( panel.getByRole( 'heading' ) ).toBeFocused();
	await mail( '' );
} );

test( 'fits a small screen, and a language from right to left', async ( {
	admin,
	page,
	setLanguage,
	expectAccessible,
} ) => {
	await page.setViewportSize( { width: 320, height: 740 } );
	await open( admin );
	await expect( names( page ) ).toHaveCount( 3 );
	expect( await overflow( page ) ).toBeLessThanOrEqual( 0 );
	await shoot( page, '320' );
	await page.getByLabel( 'Select the response from Cy' ).check();
	expect( await overflow( page ) ).toBeLessThanOrEqual( 0 );
	await shoot( page, '320-selected' );
	await row( page, 'Ann Lee' ).getByRole( 'link' ).click();
	await expect( page.locator( `${ SCREEN } table` ) ).toBeHidden();
	await expect(
		page.getByRole( 'heading', { name: 'Ann Lee' } )
	).toBeInViewport();
	expect( await overflow( page ) ).toBeLessThanOrEqual( 0 );
	await expectAccessible( SCREEN );
	await shoot( page, '320-detail' );
	await page.getByRole( 'button', { name: 'Close' } ).click();
	await expect( row( page, 'Ann Lee' ).getByRole( 'link' ) ).toBeFocused();

	await setLanguage( 'ar' );
	await page.setViewportSize( { width: 1280, height: 800 } );
	await page.reload();
	await row( page, 'Ann Lee' ).getByRole( 'link' ).click();
	await expect( page.locator( SCREEN ) ).toHaveCSS( 'direction', 'rtl' );
	await expectAccessible( SCREEN );
	await shoot( page, 'rtl' );
	await page.setViewportSize( { width: 320, height: 740 } );
	expect( await overflow( page ) ).toBeLessThanOrEqual( 0 );
	await page.emulateMedia( { forcedColors: 'active' } );
	await page.setViewportSize( { width: 1280, height: 800 } );
	await shoot( page, 'forced-colours' );
} );

test( 'belongs to editors, and loads nowhere else', async ( {
	admin,
	page,
	browser,
	requestUtils,
} ) => {
	await admin.visitAdminPage( 'index.php' );
	expect( await page.content() ).not.toContain( 'build/screens/' );
	await admin.visitAdminPage( 'edit.php', 'post_type=feedback' );
	await expect( page ).toHaveURL( /page=slipstream-forms/ );
	await expect( names( page ) ).toHaveCount( 3 );

	await asUser( browser, requestUtils, 'author', async ( theirs ) => {
		await expect(
			theirs.getByRole( 'link', { name: /^Forms/ } )
		).toHaveCount( 0 );
		const answer = await theirs.goto(
			'/wp-admin/admin.php?page=slipstream-forms'
		);
		expect( answer?.status() ).toBe( 403 );
	} );
} );

import { asUser } from '../../as-user';
import { expect, overflow, test } from '../../fixtures';
import {
	expectSaid,
	fill,
	names,
	open,
	row,
	SCREEN,
} from '../../specs/forms/inbox';
import { clear } from '../../specs/forms/responses';
import type { RequestUtils } from '@wordpress/e2e-test-utils-playwright';

let ids: number[] = [];

const setMail = ( utils: RequestUtils, state: string ) =>
	utils.rest( {
		method: 'POST',
		path: '/wp/v2/settings',
		data: { e2e_mail: state },
	} );

test.beforeEach( async ( { requestUtils } ) => {
	( { ids } = await fill( requestUtils ) );
} );
test.afterEach( ( { requestUtils } ) => setMail( requestUtils, '' ) );

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
	}
} );

test( 'an inbox that cannot be reached says so, and is asked again', async ( {
	admin,
	page,
	expectAccessible,
} ) => {
	const list = '**/wp-json/wp/v2/feedback?*';
	await open( admin );
	await expect( names( page ) ).toHaveCount( 3 );
	await page.route( list, ( route ) => route.abort() );
	await page.getByRole( 'link', { name: 'Spam 0' } ).click();
	await expect( page.locator( SCREEN ) ).toContainText(
		'could not be reached'
	);
	await expectAccessible( SCREEN );
	await page.unroute( list );
	await page.getByRole( 'button', { name: 'Try again' } ).click();
	await expect(
		page.getByRole( 'heading', { name: 'No spam' } )
	).toBeVisible();
} );

test( 'an email that was not sent is sent again', async ( {
	admin,
	page,
	requestUtils,
} ) => {
	await setMail( requestUtils, 'down' );
	await requestUtils.rest( {
		method: 'POST',
		path: `/slipstream/v1/forms/notifications/${ ids[ 0 ] }`,
	} );
	await page.setViewportSize( { width: 320, height: 740 } );
	await open( admin );
	await expect( row( page, 'Ann Lee' ) ).toContainText(
		'The email was not sent.'
	);
	await row( page, 'Ann Lee' ).getByRole( 'link' ).click();
	const panel = page.getByRole( 'region', { name: 'Ann Lee' } );
	await expect( panel ).toContainText( 'was not sent' );
	expect( await overflow( page ) ).toBeLessThanOrEqual( 0 );
	const again = panel.getByRole( 'button', { name: 'Send again' } );
	await again.click();
	await expectSaid( page, 'was not sent' );
	await setMail( requestUtils, 'up' );
	await again.click();
	await expectSaid( page, 'Email sent.' );
	await expect( panel ).not.toContainText( 'was not sent' );
	await expect( panel.getByRole( 'heading' ) ).toBeFocused();
} );

test( 'it fits a small screen, and a language from right to left', async ( {
	admin,
	page,
	setLanguage,
	expectAccessible,
} ) => {
	await page.setViewportSize( { width: 320, height: 740 } );
	await open( admin );
	await expect( names( page ) ).toHaveCount( 3 );
	await page.getByLabel( 'Select the response from Cy' ).check();
	expect( await overflow( page ) ).toBeLessThanOrEqual( 0 );
	await row( page, 'Ann Lee' ).getByRole( 'link' ).click();
	await expect( page.locator( `${ SCREEN } table` ) ).toBeHidden();
	await expect(
		page.getByRole( 'heading', { name: 'Ann Lee' } )
	).toBeInViewport();
	expect( await overflow( page ) ).toBeLessThanOrEqual( 0 );
	await expectAccessible( SCREEN );
	await page.getByRole( 'button', { name: 'Close' } ).click();
	await expect( row( page, 'Ann Lee' ).getByRole( 'link' ) ).toBeFocused();

	await setLanguage( 'ar' );
	await page.setViewportSize( { width: 1280, height: 800 } );
	await page.reload();
	await row( page, 'Ann Lee' ).getByRole( 'link' ).click();
	await expect( page.locator( SCREEN ) ).toHaveCSS( 'direction', 'rtl' );
	await expectAccessible( SCREEN );
	await page.setViewportSize( { width: 320, height: 740 } );
	expect( await overflow( page ) ).toBeLessThanOrEqual( 0 );
} );

test( 'it belongs to editors', async ( { browser, requestUtils } ) => {
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

import { expect, status, test } from '../../fixtures';
import { goToSection, MY_JETPACK } from '../../my-jetpack';
import { setSettings } from '../../site-settings';
import type { Page } from '@playwright/test';

test.afterEach( async ( { requestUtils } ) => {
	await setSettings( requestUtils, {
		wordads: true,
		google: '',
	} );
	await setSettings( requestUtils, {
		wordads_custom_adstxt_enabled: false,
		wordads_custom_adstxt: '',
	} );
	await setSettings( requestUtils, {
		wordads: false,
		slipstream_map_provider: 'mapbox',
		slipstream_map_tiles: '',
	} );
} );

/** Enters a tag for Google, at first that of another service, and looks for it on the front page. */
async function verify( page: Page ) {
	const main = page.locator( '.slipstream-verification' );
	const google = main.getByLabel( 'Google', { exact: true } );
	await google.fill( '<meta name="msvalidate.01" content="abc">' );
	await main.getByRole( 'button', { name: 'Save tags' } ).click();
	await expect( google ).toBeFocused();
	await expect( main ).toContainText(
		'The tag must be named "google-site-verification".'
	);
	await google.fill(
		'<meta name="google-site-verification" content="e2e_code-1">'
	);
	await page.keyboard.press( 'Enter' );
	await expect( google ).toHaveValue( 'e2e_code-1' );
	await main.getByRole( 'button', { name: 'Check the front page' } ).click();
	await expect( main.getByRole( 'listitem' ) ).toContainText( [
		'Tag found on the front page.',
	] );
}

/** Has an ads.txt served, once its lines are right. */
async function serveAdsTxt( page: Page, look: () => Promise< void > ) {
	const main = page.locator( '.slipstream-ads' );
	await main.getByLabel( 'Show ads on this site' ).check();
	await main.getByLabel( 'Serve an ads.txt file' ).check();
	const lines = main.getByLabel( 'Contents of ads.txt' );
	await lines.fill( 'google.com, pub-1, DIRECT\ngoogle.com\nx, y, z' );
	await main.getByRole( 'button', { name: 'Save ads' } ).click();
	await expect( lines ).toBeFocused();
	await expect( main.locator( '.slipstream-ads__txt' ) ).toContainText(
		/Line 2: it must .*Line 3: the first field must/s
	);
	await look();
	await lines.fill( 'google.com, pub-1, DIRECT, f08c47fec0942fa0' );
	await main.getByRole( 'button', { name: 'Save ads' } ).click();
	await expect(
		main.getByRole( 'link', { name: /Open ads\.txt/ } )
	).toHaveAttribute( 'href', /\/ads\.txt$/ );
	const file = await page.request.get( '/ads.txt' );
	expect( [ file.status(), await file.text() ] ).toEqual( [
		200,
		'google.com, pub-1, DIRECT, f08c47fec0942fa0\n',
	] );
	expect( file.headers()[ 'content-type' ] ).toBe(
		'text/plain; charset=utf-8'
	);
}

/** Chooses a server of maps, at first without the places for its tiles. */
async function chooseMaps( page: Page ) {
	const main = page.locator( '.slipstream-maps' );
	await main.getByLabel( 'OpenStreetMap' ).check();
	const tiles = main.getByLabel( 'Tile server address' );
	await tiles.fill( 'https://tiles.example.org/map.png' );
	await page.keyboard.press( 'Enter' );
	await expect( main ).toContainText( 'Enter a tile address' );
	await tiles.fill( 'https://tiles.example.org/{z}/{x}/{y}.png' );
	await page.keyboard.press( 'Enter' );
	await expect( main ).not.toContainText( 'unsaved' );
	await page.reload();
	await expect( tiles ).toHaveValue(
		'https://tiles.example.org/{z}/{x}/{y}.png'
	);
}

test( 'a site is verified, its ads.txt is served and its maps are chosen', async ( {
	admin,
	page,
	expectAccessible,
	expectConsoleErrors,
} ) => {
	expectConsoleErrors( status( 400 ) );
	await admin.visitAdminPage( 'admin.php', 'page=my-jetpack#/verification' );
	await test.step( 'verification', async () => {
		await verify( page );
		await expectAccessible( MY_JETPACK );
	} );
	await test.step( 'ads', async () => {
		await goToSection( page, 'Site', 'Ads' );
		await serveAdsTxt( page, () => expectAccessible( MY_JETPACK ) );
		await expectAccessible( MY_JETPACK );
	} );
	await test.step( 'maps', async () => {
		await goToSection( page, 'Site', 'Maps' );
		await chooseMaps( page );
		await expectAccessible( MY_JETPACK );
	} );
	await page.goto( '/' );
	await expect(
		page.locator( 'head meta[name="google-site-verification"]' )
	).toHaveAttribute( 'content', 'e2e_code-1' );
} );

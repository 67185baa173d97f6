import { expect, overflow, status, test } from '../../fixtures';
import { setSettings } from '../../site-settings';
import type { Page } from '@playwright/test';

const SCREEN = '#slipstream-screen-my-jetpack';
const SECTIONS = {
	ads: 'ads.txt',
	verification: 'Pinterest',
	recommendations: 'What kind of site is this?',
	maps: 'Map provider',
};

const shot = ( page: Page, name: string ) =>
	page.screenshot( {
		path: `artifacts/screens/${ name }.png`,
		fullPage: true,
	} );

test.describe( 'Site tools', () => {
	test.afterEach( async ( { requestUtils } ) => {
		await setSettings( requestUtils, {
			wordads: true,
			google: '',
			bing: '',
			'related-posts': false,
			'verification-tools': true,
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

	test( 'a verification tag is entered, printed and found on the front page', async ( {
		admin,
		page,
		expectAccessible,
		expectConsoleErrors,
	} ) => {
		await admin.visitAdminPage(
			'admin.php',
			'page=my-jetpack#/verification'
		);
		const main = page.locator( '.slipstream-verification' );
		const google = main.getByLabel( 'Google', { exact: true } );
		await google.fill( '<meta name="msvalidate.01" content="abc">' );
		await main.getByRole( 'button', { name: 'Save tags' } ).click();
		await expect( google ).toBeFocused();
		await expect( main ).toContainText(
			'The tag must have the name "google-site-verification".'
		);
		await shot( page, 'verification-refused' );
		await google.fill(
			'<meta name="google-site-verification" content="e2e_code-1">'
		);
		await page.keyboard.press( 'Enter' );
		await expect( google ).toHaveValue( 'e2e_code-1' );
		await main
			.getByRole( 'button', { name: 'Check the front page' } )
			.click();
		await expect( main.getByRole( 'listitem' ) ).toContainText( [
			'Tag found on the front page.',
		] );
		await expectAccessible( SCREEN );
		await shot( page, 'verification' );
		await page.goto( '/' );
		await expect(
			page.locator( 'head meta[name="google-site-verification"]' )
		).toHaveAttribute( 'content', 'e2e_code-1' );
		expectConsoleErrors( status( 400 ) );
	} );

	test( 'recommendations are followed one at a time', async ( {
		admin,
		page,
		requestUtils,
		expectAccessible,
	} ) => {
		await requestUtils.rest( {
			method: 'POST',
			path: '/jetpack/v4/recommendations/step',
			data: { step: 'not-started' },
		} );
		await admin.visitAdminPage(
			'admin.php',
			'page=my-jetpack#/recommendations'
		);
		const main = page.locator( '.slipstream-recommendations' );
		await expect( main ).toContainText( SECTIONS.recommendations );
		await expect( page ).toHaveURL( /#\/recommendations\/site-type$/ );
		await expectAccessible( SCREEN );
		await shot( page, 'recommendations' );
		await main.getByLabel( 'A personal site' ).check();
		await main.getByRole( 'button', { name: 'Continue' } ).press( 'Enter' );
		await expect(
			main.getByRole( 'heading', { name: 'Show related posts' } )
		).toBeFocused();
		await shot( page, 'recommendations-step' );
		await page.reload();
		await main
			.getByRole( 'button', { name: 'Switch on related posts' } )
			.click();
		await expect( main ).toContainText( 'Related posts are on.' );
		await shot( page, 'recommendations-done' );
		const summary = main.getByRole( 'heading', {
			name: /recommended is on|all recommendations/,
		} );
		await main.getByRole( 'button', { name: 'Continue' } ).click();
		const skip = main.getByRole( 'button', { name: 'Skip' } );
		await expect( summary.or( skip ) ).toBeVisible();
		while ( await skip.isVisible() ) {
			const title = await main.getByRole( 'heading' ).textContent();
			await skip.click();
			await expect( main.getByRole( 'heading' ) ).not.toHaveText(
				title ?? ''
			);
		}
		await expect( summary ).toBeVisible();
		await expectAccessible( SCREEN );
		await shot( page, 'recommendations-summary' );
		await page.goBack();
		await expect( summary ).toBeHidden();
	} );

	test( 'ads.txt is checked line by line and served', async ( {
		admin,
		page,
		expectAccessible,
		expectConsoleErrors,
	} ) => {
		await admin.visitAdminPage( 'admin.php', 'page=my-jetpack#/ads' );
		const main = page.locator( '.slipstream-ads' );
		await main.getByLabel( 'This site has ads' ).check();
		await main.getByLabel( 'Serve an ads.txt file' ).check();
		const lines = main.getByLabel( 'Lines of ads.txt' );
		await lines.fill( 'google.com, pub-1, DIRECT\ngoogle.com\nx, y, z' );
		await main.getByRole( 'button', { name: 'Save ads' } ).click();
		await expect( lines ).toBeFocused();
		await expect( main.locator( '.slipstream-ads__txt' ) ).toContainText(
			/Line 2: it must .*Line 3: the first field must/s
		);
		await expectAccessible( SCREEN );
		await shot( page, 'ads-refused' );
		await lines.fill( 'google.com, pub-1, DIRECT, f08c47fec0942fa0' );
		await main.getByRole( 'button', { name: 'Save ads' } ).click();
		await expect(
			main.getByRole( 'link', { name: /Open ads\.txt/ } )
		).toHaveAttribute( 'href', /\/ads\.txt$/ );
		await shot( page, 'ads' );
		const file = await page.request.get( '/ads.txt' );
		expect( [ file.status(), await file.text() ] ).toEqual( [
			200,
			'google.com, pub-1, DIRECT, f08c47fec0942fa0\n',
		] );
		expect( file.headers()[ 'content-type' ] ).toBe(
			'text/plain; charset=utf-8'
		);
		expectConsoleErrors( status( 400 ) );
	} );

	test( 'an address of tiles is checked, and the key of Apple read, in place', async ( {
		admin,
		page,
		expectAccessible,
		expectConsoleErrors,
	} ) => {
		await admin.visitAdminPage( 'admin.php', 'page=my-jetpack#/maps' );
		const main = page.locator( '.slipstream-maps' );
		await shot( page, 'maps' );
		await main.getByLabel( 'Apple Maps' ).check();
		await main.getByLabel( 'Private key' ).fill( 'no key' );
		await main.getByRole( 'button', { name: 'Save maps' } ).click();
		await expect( main.getByLabel( 'Private key' ) ).toBeFocused();
		await expect( main ).toContainText( 'This is not a key for Apple' );
		await expectAccessible( SCREEN );
		await shot( page, 'maps-refused' );
		await main.getByRole( 'button', { name: 'Discard changes' } ).click();
		await main.getByLabel( 'OpenStreetMap' ).check();
		const tiles = main.getByLabel( 'Tile server address' );
		await tiles.fill( 'https://tiles.example.org/map.png' );
		await page.keyboard.press( 'Enter' );
		await expect( main ).toContainText( 'Enter an address of tiles' );
		await tiles.fill( 'https://tiles.example.org/{z}/{x}/{y}.png' );
		await page.keyboard.press( 'Enter' );
		await expect( main ).not.toContainText( 'unsaved' );
		await page.reload();
		await expect( tiles ).toHaveValue(
			'https://tiles.example.org/{z}/{x}/{y}.png'
		);
		expectConsoleErrors( status( 400 ) );
	} );

	for ( const [ id, text ] of Object.entries( SECTIONS ) ) {
		test( `${ id } fits a small screen, and reads from right to left`, async ( {
			admin,
			page,
			requestUtils,
			setLanguage,
			expectAccessible,
		} ) => {
			await setSettings( requestUtils, { wordads: true } );
			await requestUtils.rest( {
				method: 'POST',
				path: '/jetpack/v4/recommendations/step',
				data: { step: 'not-started' },
			} );
			await page.setViewportSize( { width: 320, height: 800 } );
			await admin.visitAdminPage(
				'admin.php',
				`page=my-jetpack#/${ id }`
			);
			const main = page.locator( `.slipstream-${ id }` );
			await expect( main ).toContainText( text );
			expect( await overflow( page ) ).toBeLessThanOrEqual( 0 );
			await shot( page, `${ id }-320` );
			await setLanguage( 'ar' );
			await page.setViewportSize( { width: 1280, height: 800 } );
			await page.reload();
			await expect( page.locator( 'html' ) ).toHaveAttribute(
				'dir',
				'rtl'
			);
			await expect( main ).toBeVisible();
			await expectAccessible( SCREEN );
			await shot( page, `${ id }-rtl` );
		} );
	}
} );

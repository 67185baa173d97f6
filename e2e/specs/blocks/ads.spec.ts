import { expect, overflow, test } from '../../fixtures';
import { setModuleActive, setSettings } from '../../site-settings';

const CANVAS = 'iframe[name="editor-canvas"]';
const NAME = 'jetpack/wordads';

/** What an ad network gives: a script of its own and a call beside it. */
const CODE =
	'<script async src="https://ads.example.net/show.js"></script><ins></ins><script>( window.ads ??= [] ).push( "a slot" );</script>';

/** The network's script: it fills the place. */
const NETWORK =
	'document.querySelector( "ins" ).innerHTML = `<b style="display:block;width:300px;height:250px;background:#dfe8d8;color:#000">Eat more ${ window.ads.length } bread</b>`;';

const CODES = [ 'mrec', 'leaderboard', 'mobile_leaderboard', 'wideskyscraper' ];
const setCode = ( code: string ) => ( { slipstream_ad_code_mrec: code } );

const screen = ( name: string ) => ( {
	path: `artifacts/screens/ads-${ name }.png`,
	fullPage: true,
} );

test.describe( 'Ads', () => {
	test.afterEach( async ( { requestUtils } ) => {
		await setSettings( requestUtils, {
			slipstream_embed_consent: false,
			...Object.fromEntries(
				CODES.map( ( format ) => [
					`slipstream_ad_code_${ format }`,
					'',
				] )
			),
		} );
		await setModuleActive( requestUtils, 'wordads', false );
	} );

	test( 'are switched on in the editor, given code, and seen after consent', async ( {
		admin,
		browser,
		editor,
		page,
		requestUtils,
		expectAccessible,
	} ) => {
		test.slow();
		const asked: string[] = [];
		await page.route(
			( { hostname } ) => hostname === 'ads.example.net',
			( route ) => {
				asked.push( route.request().url() );
				return route.fulfill( {
					contentType: 'text/javascript',
					body: NETWORK,
				} );
			}
		);
		await admin.createNewPost( { title: 'A page with ads' } );
		await editor.insertBlock( { name: NAME } );
		const block = editor.canvas.locator( `[data-type="${ NAME }"]` );
		await expect( block ).toContainText( 'Ads are switched off' );
		await expectAccessible( [ CANVAS, `[data-type="${ NAME }"]` ] );
		await page.screenshot( screen( 'off' ) );
		await block
			.getByRole( 'button', { name: 'Switch ads on' } )
			.press( 'Enter' );
		await expect( block ).toContainText( '300 × 250 pixels' );
		await expect( block ).toBeFocused();
		await expect( block ).toContainText( 'visitors see nothing here' );
		await editor.showBlockToolbar();
		await page.getByRole( 'button', { name: 'Pick an ad format' } ).click();
		await page
			.getByRole( 'menuitemradio', { name: /^Leaderboard/ } )
			.click();
		await expect( block ).toContainText( '728 × 90 pixels' );
		await editor.openDocumentSettingsSidebar();
		await page
			.getByRole( 'region', { name: 'Editor settings' } )
			.getByLabel( 'Hide on phones' )
			.check();
		await expectAccessible( [ CANVAS, `[data-type="${ NAME }"]` ] );
		await page.screenshot( screen( 'edit' ) );
		await editor.insertBlock( { name: NAME } );
		const id = await editor.publishPost();

		const address = `/?p=${ id }`;
		await page.goto( address );
		await expect(
			page.getByText( /no ad code for the format 728 × 90 yet/ )
		).toBeVisible();

		await page.goto( '/wp-admin/admin.php?page=my-jetpack#/ads' );
		for ( const [ format, code ] of [
			[ /^Rectangle/, CODE ],
			[ /^Leaderboard/, '<b>A wide ad</b>' ],
		] as const ) {
			await page.getByLabel( format ).fill( code );
		}
		await page.getByRole( 'button', { name: 'Save ads' } ).click();
		await expect( page.getByText( 'Saved' ).first() ).toBeVisible();
		await expectAccessible( '.slipstream-ads' );
		await page.screenshot( screen( 'section' ) );
		expect( asked ).toEqual( [] );

		await page.goto( address );
		const ads = page.locator( '.wp-block-jetpack-wordads' );
		await expect( ads ).toHaveCount( 2 );
		await expect( page.getByText( 'Eat more 1 bread' ) ).toBeVisible();
		await expect( page.getByText( 'A wide ad' ) ).toBeVisible();
		await expectAccessible( '.wp-block-jetpack-wordads' );
		await page.screenshot( screen( 'page' ) );
		// The same page on a phone: the one that phones do not show is there and hidden.
		await page.setViewportSize( { width: 360, height: 740 } );
		await expect( page.getByText( 'A wide ad' ) ).toBeHidden();
		await expect( page.getByText( 'Eat more 1 bread' ) ).toBeVisible();
		expect( await overflow( page ) ).toBe( 0 );
		await page.screenshot( screen( 'page-360' ) );

		await setSettings( requestUtils, { slipstream_embed_consent: true } );
		await page.setViewportSize( { width: 1280, height: 900 } );
		asked.length = 0;
		await page.goto( address );
		const load = page.getByRole( 'button', { name: /^Load ads/ } );
		await expect( load ).toHaveCount( 2 );
		await expectAccessible( '.wp-block-jetpack-wordads' );
		await page.evaluate( () => ( document.dir = 'rtl' ) );
		await page.screenshot( screen( 'asks-rtl' ) );
		expect( asked ).toEqual( [] );
		await page
			.getByRole( 'button', { name: 'Load ads from ads.example.net' } )
			.press( 'Enter' );
		await expect( page.getByText( 'Eat more 1 bread' ) ).toBeVisible();
		expect( asked ).toHaveLength( 1 );

		const feed = await page.request.get( '/?feed=rss2' );
		expect( await feed.text() ).not.toContain( 'wordads' );
		await setSettings( requestUtils, setCode( '' ) );
		const context = await browser.newContext( {
			storageState: { cookies: [], origins: [] },
		} );
		const anonymous = await context.newPage();
		await anonymous.goto( new URL( address, page.url() ).href );
		await expect(
			anonymous.getByRole( 'heading', {
				name: 'A page with ads',
				level: 1,
			} )
		).toBeVisible();
		await expect(
			anonymous.locator( '.wp-block-jetpack-wordads' )
		).toHaveCount( 1 );
		await expect( anonymous.getByText( /no ad code/ ) ).toHaveCount( 0 );
		await context.close();
	} );
} );

import { expect, overflow, test } from '../../fixtures';
import { setModuleActive, setSettings } from '../../site-settings';
import type { Browser, Page } from '@playwright/test';
import type { RequestUtils } from '@wordpress/e2e-test-utils-playwright';

const SCREEN = '#slipstream-screen-my-jetpack';
const SECTION = '[data-section="statistics"]';
const VIEW = '**/slipstream/v1/stats/view*';
/** What a browser with a screen calls itself: those without are left out. */
const BROWSER =
	'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0 Safari/537.36';
const shot = ( name: string ) => ( {
	path: `artifacts/screens/statistics-${ name }.png`,
	fullPage: true,
} );

const publish = ( utils: RequestUtils, title: string ) =>
	utils.createPost( {
		title,
		content: '<p>Text</p>',
		status: 'publish',
		date_gmt: '2026-03-04T05:06:07',
	} );

/** What was counted so far: a test that is repeated begins with some. */
const counted = async ( utils: RequestUtils ) =>
	(
		await utils.rest< { totals: { today: number } } >( {
			path: '/slipstream/v1/stats',
		} )
	).totals.today;

/** Does something as a visitor, in a browser that knows nobody. */
async function asVisitor(
	browser: Browser,
	act: ( page: Page ) => Promise< void >,
	extraHTTPHeaders: Record< string, string > = {}
) {
	const context = await browser.newContext( {
		storageState: { cookies: [], origins: [] },
		userAgent: BROWSER,
		extraHTTPHeaders,
	} );
	await act( await context.newPage() );
	expect( await context.cookies() ).toEqual( [] );
	await context.close();
}

/** Opens a page and waits until the site has taken its report. */
async function read( page: Page, address: string, options: object = {} ) {
	const [ answer ] = await Promise.all( [
		page.waitForResponse( VIEW ),
		page.goto( address, options ),
	] );
	return ( await answer.json() ) as { counted: boolean };
}

const openSection = async ( page: Page, hash = '#/statistics' ) => {
	await page.goto( `/wp-admin/admin.php?page=my-jetpack${ hash }` );
	await expect( page.locator( SECTION ) ).toBeVisible();
};

test.afterEach( async ( { requestUtils } ) => {
	await setModuleActive( requestUtils, 'stats', false );
	await setModuleActive( requestUtils, 'analytics', false );
} );

test.describe( 'statistics', () => {
	test( 'are switched on in one step, count what visitors read, and tell it in the section and on the dashboard', async ( {
		page,
		browser,
		requestUtils,
		expectAccessible,
	} ) => {
		const title = `Boats ${ Date.now() }`;
		const post = await publish( requestUtils, title );
		await asVisitor( browser, async ( visitor ) => {
			await visitor.goto( post.link );
			expect( await visitor.content() ).not.toContain( 'stats/view' );
		} );
		await openSection( page );
		const section = page.locator( SECTION );
		const toggle = section.getByLabel( 'Count page views' );
		await expect( toggle ).not.toBeChecked();
		await page.screenshot( shot( 'off' ) );
		await toggle.click();
		await expect( section.getByText( 'Today' ) ).toBeVisible();
		await page.screenshot( shot( 'empty' ) );
		const before = await counted( requestUtils );

		await asVisitor( browser, async ( visitor ) => {
			expect( await read( visitor, post.link ) ).toEqual( {
				counted: true,
			} );
			await read( visitor, post.link, {
				referer: 'https://www.example.org/secret?q=1',
			} );
			await read( visitor, '/' );
		} );
		await asVisitor(
			browser,
			async ( visitor ) => {
				expect( await read( visitor, post.link ) ).toEqual( {
					counted: false,
				} );
			},
			{ 'Sec-GPC': '1' }
		);

		await openSection( page, '#/statistics?range=week' );
		await page.reload();
		await expect( section.getByRole( 'img' ) ).toHaveAccessibleName(
			new RegExp( `^${ before + 3 } views\\.` )
		);
		await section.getByRole( 'link', { name: '30 days' } ).click();
		await expect( section.getByText( 'Today' ) ).toBeVisible();
		await expect(
			section.getByRole( 'row', { name: `${ title } 2` } )
		).toBeVisible();
		await expect(
			section.getByRole( 'row', { name: /^example\.org/ } )
		).toBeVisible();
		await expect( page.locator( SCREEN ) ).not.toContainText( 'secret' );
		await expectAccessible( SECTION );
		await page.screenshot( shot( 'on' ) );

		await page.goto( '/wp-admin/admin.php?page=my-jetpack' );
		await expect( page.locator( SCREEN ) ).toContainText(
			`${ before + 3 } views in the last seven days`
		);
		await page.goto( '/wp-admin/index.php' );
		const widget = page.locator( '#slipstream-stats' );
		await expect( widget ).toContainText(
			`Today: ${ before + 3 }. Yesterday: 0.`
		);
		await expect( widget ).toContainText( title );
		await expectAccessible( '#slipstream-stats' );
		await widget.screenshot( {
			path: 'artifacts/screens/statistics-widget.png',
		} );
	} );

	test( 'fit a small screen, from right to left too', async ( {
		page,
		requestUtils,
		setLanguage,
		expectAccessible,
	} ) => {
		await setModuleActive( requestUtils, 'stats', true );
		await setModuleActive( requestUtils, 'analytics', true );
		await requestUtils.rest( {
			method: 'POST',
			path: '/slipstream/v1/analytics',
			data: {
				events: [
					{
						name: 'jetpack_editor_block_inserted',
						props: { block: 'jetpack/contact-form' },
					},
				],
			},
		} );
		await page.setViewportSize( { width: 320, height: 800 } );
		await openSection( page );
		await expect( page.getByText( 'Today' ) ).toBeVisible();
		await expect(
			page.getByText( /jetpack_editor_block_inserted/ )
		).toBeVisible();
		expect( await overflow( page ) ).toBeLessThanOrEqual( 0 );
		await page.screenshot( shot( '320' ) );
		await page.setViewportSize( { width: 1280, height: 900 } );
		await setLanguage( 'ar' );
		await openSection( page );
		await page.reload();
		await expect( page.locator( `${ SECTION } dl` ) ).toBeVisible();
		await expectAccessible( SECTION );
		await page.screenshot( shot( 'rtl' ) );
	} );

	test( 'events of the editor are counted, and erased with one button', async ( {
		page,
		admin,
		editor,
		requestUtils,
	} ) => {
		await setModuleActive( requestUtils, 'analytics', true );
		await admin.createNewPost();
		await editor.insertBlock( { name: 'jetpack/markdown' } );
		const sent = page.waitForResponse( '**/slipstream/v1/analytics*' );
		// What is sent with a page that may be left has no body here.
		expect( ( await sent ).status() ).toBe( 200 );
		await openSection( page );
		const section = page.locator( SECTION );
		await expect(
			section.getByText(
				'jetpack_editor_block_inserted (block=jetpack/markdown)'
			)
		).toBeVisible();
		await section.getByRole( 'button', { name: 'Erase events' } ).click();
		await page
			.getByRole( 'dialog' )
			.getByRole( 'button', { name: 'Erase events' } )
			.click();
		await expect(
			section.getByText( 'Nothing was counted yet.' )
		).toBeVisible();
	} );

	test( 'whose own views are counted is a setting', async ( {
		page,
		requestUtils,
	} ) => {
		await setModuleActive( requestUtils, 'stats', true );
		await setSettings( requestUtils, { count_roles: [] } );
		await page.goto( '/' );
		expect( await page.content() ).not.toContain( 'stats/view' );
		await openSection( page );
		const own = page.getByRole( 'group', {
			name: 'Whose own views are counted',
		} );
		await own.getByLabel( 'Administrator' ).check();
		await page.getByRole( 'button', { name: 'Save settings' } ).click();
		await expect( page.getByText( 'Saved.' ).first() ).toBeVisible();
		await page.goto( '/' );
		expect( await page.content() ).toContain( 'stats/view' );
	} );
} );

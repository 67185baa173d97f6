import { expect, test } from '../../fixtures';
import type { Browser, BrowserContext, Page } from '@playwright/test';

const block = ( comment: string, text: string ) =>
	`<!-- wp:jetpack/repeat-visitor ${ comment } -->\n<div class="wp-block-jetpack-repeat-visitor"><div class="wp-block-jetpack-repeat-visitor__inner-container"><!-- wp:paragraph -->\n<p>${ text }</p>\n<!-- /wp:paragraph --></div></div>\n<!-- /wp:jetpack/repeat-visitor -->`;

const CONTENT =
	block( '{"criteria":"before-visits","threshold":1}', 'Hello, stranger' ) +
	block( '{"threshold":2}', 'Hello again' );

/** Chromium says of itself that it is headless, and machines are not counted. */
const userAgent =
	'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36';

/** A person who is not signed in. */
function visitor(
	browser: Browser,
	options: Parameters< Browser[ 'newContext' ] >[ 0 ] = {}
): Promise< BrowserContext > {
	return browser.newContext( {
		baseURL: test.info().project.use.baseURL,
		storageState: { cookies: [], origins: [] },
		userAgent,
		...options,
	} );
}

const visits = ( page: Page ) =>
	page.evaluate( () =>
		Object.entries( { ...localStorage } )
			.filter( ( [ key ] ) => key.startsWith( 'slipstream-visits:' ) )
			.map( ( [ , value ] ) =>
				Number( String( value ).split( '.' )[ 0 ] )
			)
	);

test.describe( 'Repeat visitor block', () => {
	let url: string;

	test.beforeEach( async ( { requestUtils } ) => {
		const { link } = await requestUtils.createPost( {
			title: 'Visits',
			status: 'publish',
			date_gmt: new Date().toISOString(),
			content: CONTENT,
		} );
		url = link;
	} );

	test( 'greets a stranger once, and who comes back later', async ( {
		browser,
	} ) => {
		const context = await visitor( browser );
		const page = await context.newPage();
		const stranger = page.getByText( 'Hello, stranger' );
		const again = page.getByText( 'Hello again' );
		for ( const [ isFirst, isBack ] of [
			[ true, false ],
			[ false, false ],
			[ false, true ],
		] ) {
			const response = await page.goto( url, { waitUntil: 'load' } );
			expect( response?.headers()[ 'set-cookie' ] ).toBeUndefined();
			await expect( stranger ).toBeVisible( { visible: isFirst } );
			await expect( again ).toBeVisible( { visible: isBack } );
			await expect.poll( () => visits( page ) ).toHaveLength( 1 );
		}
		expect( await visits( page ) ).toEqual( [ 3 ] );
		expect( await context.cookies() ).toEqual( [] );
		await context.close();
	} );

	test( 'goes on from an older count', async ( { browser } ) => {
		const context = await visitor( browser );
		await context.addCookies( [
			{ name: 'jp-visit-counter', value: '5', url },
		] );
		const page = await context.newPage();
		await page.goto( url );
		await expect( page.getByText( 'Hello again' ) ).toBeVisible();
		await expect( page.getByText( 'Hello, stranger' ) ).toBeHidden();
		await expect.poll( () => visits( page ) ).toEqual( [ 6 ] );
		await context.close();
	} );

	test( 'does not count machines, nor writers of the site', async ( {
		browser,
		page,
	} ) => {
		await page.goto( url, { waitUntil: 'networkidle' } );
		expect( await visits( page ) ).toEqual( [] );
		const bot = await visitor( browser, {
			userAgent: 'Mozilla/5.0 (compatible; Examplebot/2.1)',
		} );
		const seen = await bot.newPage();
		await seen.goto( url, { waitUntil: 'networkidle' } );
		expect( await visits( seen ) ).toEqual( [] );
		await bot.close();
	} );

	test( 'shows what a stranger sees without scripts', async ( {
		browser,
	} ) => {
		const context = await visitor( browser, { javaScriptEnabled: false } );
		const page = await context.newPage();
		await page.goto( url );
		await expect( page.getByText( 'Hello, stranger' ) ).toBeVisible();
		await expect( page.getByText( 'Hello again' ) ).toBeHidden();
		await context.close();
	} );

	test( 'is set up by keyboard', async ( {
		admin,
		editor,
		page,
		expectAccessible,
	} ) => {
		await admin.createNewPost( { title: 'Rule' } );
		await editor.insertBlock( { name: 'jetpack/repeat-visitor' } );
		const own = editor.canvas.locator(
			'[data-type="jetpack/repeat-visitor"]'
		);
		const field = own.getByLabel( 'Visit count threshold' );
		await field.fill( '0' );
		await expect( own ).toContainText( 'Please enter a valid number.' );
		await field.fill( '4' );
		await own.getByLabel( 'Show after threshold' ).press( 'ArrowDown' );
		await expect( own ).toContainText( 'at most 4 times' );
		await expectAccessible( [
			'iframe[name="editor-canvas"]',
			'[data-type="jetpack/repeat-visitor"]',
		] );
		await page.screenshot( {
			path: 'artifacts/screens/repeat-visitor-edit.png',
		} );
		expect( await editor.getEditedPostContent() ).toContain(
			'{"criteria":"before-visits","threshold":4}'
		);
	} );
} );

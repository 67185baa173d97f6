import { expect, test } from '../../fixtures';
import { setModuleActive } from '../../site-settings';
import { MY_JETPACK } from '../../my-jetpack';
import { newStranger, PERSON } from '../../signed-out';
import type { Browser, Page } from '@playwright/test';
import type { RequestUtils } from '@wordpress/e2e-test-utils-playwright';

const SECTION = '[data-section="statistics"]';
const VIEW = '**/slipstream/v1/stats/view*';

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
	act: ( page: Page ) => Promise< void >
) {
	const context = await newStranger( browser, { userAgent: PERSON } );
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

test.afterEach( ( { requestUtils } ) =>
	setModuleActive( requestUtils, 'stats', false )
);

test( 'statistics are switched on in one step, count what visitors read, and tell it in the section and on the dashboard', async ( {
	page,
	browser,
	requestUtils,
	expectAccessible,
} ) => {
	const title = `Boats ${ Date.now() }`;
	const { link } = await requestUtils.createPost( {
		title,
		content: '<p>Text</p>',
		status: 'publish',
		date_gmt: '2026-03-04T05:06:07',
	} );
	const section = page.locator( SECTION );
	let before = 0;
	await test.step( 'off, then on', async () => {
		await page.goto( '/wp-admin/admin.php?page=my-jetpack#/statistics' );
		const toggle = section.getByLabel( 'Count page views' );
		await expect( toggle ).not.toBeChecked();
		await toggle.click();
		await expect( section.getByText( 'Today' ) ).toBeVisible();
		before = await counted( requestUtils );
	} );

	await test.step( 'visitors read', () =>
		asVisitor( browser, async ( visitor ) => {
			expect( await read( visitor, link ) ).toEqual( { counted: true } );
			await read( visitor, link, {
				referer: 'https://www.example.org/secret?q=1',
			} );
			await visitor.setExtraHTTPHeaders( { 'Sec-GPC': '1' } );
			expect( await read( visitor, link ) ).toEqual( { counted: false } );
		} ) );

	await test.step( 'the section tells', async () => {
		await page.goto(
			'/wp-admin/admin.php?page=my-jetpack#/statistics?range=week'
		);
		await page.reload();
		await expect( section.getByRole( 'figure' ) ).toHaveAccessibleName(
			new RegExp( `^${ before + 2 } views\\.` )
		);
		await section.getByRole( 'link', { name: '30 days' } ).click();
		await expect(
			section.getByRole( 'row', { name: `${ title } 2` } )
		).toBeVisible();
		await expect(
			section.getByRole( 'row', { name: /^example\.org/ } )
		).toBeVisible();
		await expect( page.locator( MY_JETPACK ) ).not.toContainText(
			'secret'
		);
		await expectAccessible( SECTION );
		await page
			.getByRole( 'navigation', { name: 'Sections' } )
			.getByRole( 'link' )
			.first()
			.click();
		await expect( page.locator( MY_JETPACK ) ).toContainText(
			`${ before + 2 } views today`
		);
	} );

	await test.step( 'the dashboard tells', async () => {
		await page.goto( '/wp-admin/index.php' );
		const widget = page.locator( '#slipstream-stats' );
		await expect( widget ).toContainText(
			`Today: ${ before + 2 }. Yesterday: `
		);
		await expect( widget ).toContainText( title );
		await expectAccessible( '#slipstream-stats' );
	} );
} );

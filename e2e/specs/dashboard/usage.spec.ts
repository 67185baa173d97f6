import { messageFor } from '@slipstream/errors';
import { expect, overflow, status, test } from '../../fixtures';
import { requestsOf } from '../../plans';
import { setSettings } from '../../site-settings';
import { readFile } from 'node:fs/promises';
import type { RequestUtils } from '@wordpress/e2e-test-utils-playwright';

/** What the fake server calls itself. */
const MODEL = 'fake-model';
const NONE = { requests: 0, tokens: 0, cost: 0 };

/** No limits, no prices, everything on. */
const reset = ( utils: RequestUtils ) =>
	setSettings( utils, {
		slipstream_ai_enabled: true,
		slipstream_ai_inactive_features: [],
		slipstream_ai_inactive_roles: [],
		slipstream_ai_request_limit: 0,
		slipstream_ai_limits_site: NONE,
		slipstream_ai_limits_person: NONE,
		slipstream_ai_limits_roles: {},
		slipstream_ai_prices: {},
		slipstream_ai_log_days: 90,
	} );

const usage = ( utils: RequestUtils ) =>
	utils.rest< { used: number; models: { name: string }[] } >( {
		method: 'GET',
		path: '/slipstream/v1/ai-usage',
	} );

test.afterEach( ( { requestUtils } ) => reset( requestUtils ) );

test.describe( 'limits', () => {
	test( 'a limit of requests is reached by asking, and the editor says which and until when', async ( {
		requestUtils,
		assistant,
		upstream,
		expectConsoleErrors,
		expectAccessible,
	} ) => {
		const { used } = await usage( requestUtils );
		await setSettings( requestUtils, {
			slipstream_ai_request_limit: used + 2,
		} );
		await assistant.open();
		await upstream.behave( { text: 'The first answer.' } );
		await assistant.ask( 'Write one' );
		await assistant.settled();
		await assistant.ask( 'Write two' );
		await assistant.settled();
		await expect( assistant.text ).toHaveText( 'The first answer.' );
		const before = ( await upstream.seen() ).length;
		await assistant.ask( 'Write three' );
		await expect( assistant.block ).toContainText(
			`${ messageFor( 'error_quota_exceeded' ) } Resets `
		);
		await expect(
			assistant.block.getByRole( 'link', { name: /^Raise limit/ } )
		).toHaveAttribute( 'href', /page=my-jetpack#\/ai-control/ );
		expect( ( await upstream.seen() ).length ).toBe( before );
		await expectAccessible( [
			'iframe[name="editor-canvas"]',
			'[data-type="jetpack/ai-assistant"]',
		] );
		expectConsoleErrors( status( 429 ) );
	} );

	test( 'a person’s own limit is told from the start where it is reached', async ( {
		requestUtils,
		assistant,
		upstream,
		expectConsoleErrors,
	} ) => {
		await upstream.behave( { text: 'An answer.' } );
		await setSettings( requestUtils, {
			slipstream_ai_limits_person: { ...NONE, requests: 1 },
		} );
		await assistant.open();
		await expect( assistant.block ).toContainText(
			messageFor( 'error_quota_exceeded' )
		);
		await assistant.ask( 'Write' );
		await expect( assistant.block ).toContainText(
			'You have reached your own limit of requests.'
		);
		expectConsoleErrors( status( 429 ) );
	} );

	test( 'without limits any number is left, and prices give an estimate before anything is sent', async ( {
		requestUtils,
		assistant,
		page,
	} ) => {
		await setSettings( requestUtils, {
			slipstream_ai_currency: 'USD',
			slipstream_ai_prices: { [ MODEL ]: { in: 1, out: 2 } },
		} );
		await assistant.open();
		// Other plugins find the store by its name.
		await expect
			.poll( async () => ( await requestsOf( page ) ).requestsLimit )
			.toBe( 999_999_999 );
		await assistant.prompt.fill( 'Write about frogs' );
		await expect( assistant.block ).toContainText(
			/About 2\d0 tokens, \$0\.000\d+\./
		);
	} );
} );

test.describe( 'switches', () => {
	test( 'off hides the block from the inserter, and the server refuses', async ( {
		requestUtils,
		admin,
		page,
	} ) => {
		await setSettings( requestUtils, { slipstream_ai_enabled: false } );
		await admin.createNewPost();
		const inserter = await page.evaluate( () => {
			const block = window.wp.blocks
				.getBlockTypes()
				.find(
					( { name }: { name: string } ) =>
						name === 'jetpack/ai-assistant'
				);
			return ( block as { supports?: { inserter?: boolean } } ).supports
				?.inserter;
		} );
		expect( inserter ).toBe( false );
		const answer = await requestUtils
			.rest( { method: 'POST', path: '/jetpack/v4/jetpack-ai-jwt' } )
			.catch( ( error: { code: string } ) => error );
		expect( answer ).toMatchObject( { code: 'ai_disabled' } );
	} );
} );

test.describe( 'the panel', () => {
	test.beforeEach( async ( { requestUtils, assistant, upstream } ) => {
		const { models } = await usage( requestUtils );
		if ( ! models.some( ( { name } ) => name === MODEL ) ) {
			await upstream.behave( { text: 'An answer.' } );
			await assistant.open();
			await assistant.ask( 'Write' );
			await assistant.settled();
		}
	} );

	test( 'tells the month in numbers, a chart, a table and a file', async ( {
		admin,
		page,
		expectAccessible,
	} ) => {
		await admin.visitAdminPage( 'admin.php', 'page=my-jetpack#/usage' );
		const panel = page.locator( '.slipstream-usage' );
		await expect(
			panel.getByRole( 'img', { name: /Requests by day/ } )
		).toBeVisible();
		await panel.getByText( 'Show the days as a table' ).click();
		await expect( panel.getByRole( 'table' ) ).toBeVisible();
		await expectAccessible( '#slipstream-screen-my-jetpack' );
		const [ file ] = await Promise.all( [
			page.waitForEvent( 'download' ),
			panel.getByRole( 'button', { name: 'Download as CSV' } ).click(),
		] );
		expect( file.suggestedFilename() ).toMatch(
			/^ai-usage-\d{4}-\d\d\.csv$/
		);
		const lines = ( await readFile( await file.path(), 'utf8' ) )
			.trim()
			.split( '\r\n' );
		expect( lines[ 0 ] ).toContain( 'Tokens sent' );
		expect( lines.slice( 1 ).join() ).toContain( MODEL );
		await page.screenshot( {
			path: 'artifacts/screens/usage.png',
			fullPage: true,
		} );
	} );

	test( 'limits can be set', async ( { admin, page } ) => {
		await admin.visitAdminPage(
			'admin.php',
			'page=my-jetpack#/ai-control'
		);
		await expect(
			page.getByRole( 'heading', { name: 'AI limits and access' } )
		).toBeFocused();
		await page.getByLabel( 'Whole site: Requests' ).fill( '5000' );
		await page.getByLabel( 'Author: Cost in USD' ).fill( '2.5' );
		await page.getByRole( 'button', { name: 'Save limits' } ).click();
		await expect( page.locator( '.slipstream-control' ) ).toContainText(
			'Saved.'
		);
		await page.reload();
		await expect( page.getByLabel( 'Whole site: Requests' ) ).toHaveValue(
			'5000'
		);
		await expect( page.getByLabel( 'Author: Cost in USD' ) ).toHaveValue(
			'2.5'
		);
		await page.getByRole( 'link', { name: 'AI usage' } ).click();
		await expect( page.locator( '.slipstream-usage' ) ).toContainText(
			'of 5,000 AI requests this month.'
		);
	} );

	test( 'images and speech have prices', async ( {
		admin,
		page,
		expectAccessible,
	} ) => {
		await admin.visitAdminPage(
			'admin.php',
			'page=my-jetpack#/ai-control'
		);
		const form = page.locator( '.slipstream-control' );
		const field = ( label: string, row: number ) =>
			form.getByLabel( label, { exact: true } ).nth( row );
		await form.getByRole( 'button', { name: 'Add a model' } ).click();
		await field( 'Model', 0 ).fill( 'dall-e-3' );
		await field( 'Price per image', 0 ).fill( '0.04' );
		await form.getByRole( 'button', { name: 'Add a model' } ).click();
		await field( 'Model', 1 ).fill( 'whisper-1' );
		await field( 'Price per minute of speech', 1 ).fill( '0.006' );
		await form.getByRole( 'button', { name: 'Save limits' } ).click();
		await expect( form ).toContainText( 'Saved.' );
		await page.reload();
		await expect( field( 'Price per image', 0 ) ).toHaveValue( '0.04' );
		await expect( field( 'Price per image', 1 ) ).toHaveValue( '' );
		await expect( field( 'Price per minute of speech', 1 ) ).toHaveValue(
			'0.006'
		);
		await expectAccessible( '#slipstream-screen-my-jetpack' );
		const table = form.getByRole( 'group', { name: 'Prices' } );
		await table.screenshot( { path: 'artifacts/screens/prices.png' } );
		await page.setViewportSize( { width: 320, height: 800 } );
		await table.screenshot( { path: 'artifacts/screens/prices-320.png' } );
	} );

	test( 'a server that fails can be asked again', async ( {
		admin,
		page,
		expectConsoleErrors,
	} ) => {
		await page.route( /ai-usage/, ( route ) =>
			route.fulfill( {
				status: 500,
				json: { code: 'oops', message: 'The database is gone.' },
			} )
		);
		await admin.visitAdminPage( 'admin.php', 'page=my-jetpack#/usage' );
		const main = page.locator( '#slipstream-screen-my-jetpack' );
		await expect( main ).toContainText( 'The database is gone.' );
		await page.screenshot( {
			path: 'artifacts/screens/usage-error.png',
			fullPage: true,
		} );
		await page.unroute( /ai-usage/ );
		await main.getByRole( 'button', { name: 'Try again' } ).click();
		await expect( page.locator( '.slipstream-usage' ) ).toBeVisible();
		expectConsoleErrors( status( 500 ) );
	} );

	test( 'reads from right to left, and fits a small screen', async ( {
		admin,
		page,
		requestUtils,
		setLanguage,
		expectAccessible,
	} ) => {
		await setSettings( requestUtils, {
			slipstream_ai_prices: {
				'org/model-4o (mini)': { in: 0.15, out: 0.6 },
				'*': { in: 3, out: 15, image: 0.04, minute: 0.006 },
			},
		} );
		await setLanguage( 'ar' );
		await admin.visitAdminPage( 'admin.php', 'page=my-jetpack#/usage' );
		await expect( page.locator( '.slipstream-ui-chart' ) ).toHaveCSS(
			'transform',
			'matrix(-1, 0, 0, 1, 0, 0)'
		);
		await expectAccessible( '#slipstream-screen-my-jetpack' );
		await page.screenshot( {
			path: 'artifacts/screens/usage-rtl-section.png',
			fullPage: true,
		} );
		await page.evaluate( () => ( window.location.hash = '#/ai-control' ) );
		await expect( page.locator( '.slipstream-control' ) ).toBeVisible();
		await expectAccessible( '#slipstream-screen-my-jetpack' );
		await page.screenshot( {
			path: 'artifacts/screens/usage-rtl.png',
			fullPage: true,
		} );
		const prices = page.locator( 'fieldset', {
			has: page.locator( 'table.is-prices' ),
		} );
		await prices.screenshot( { path: 'artifacts/screens/prices-rtl.png' } );
		await page.setViewportSize( { width: 320, height: 800 } );
		await prices.screenshot( {
			path: 'artifacts/screens/prices-rtl-320.png',
		} );
		expect( await overflow( page ) ).toBeLessThanOrEqual( 0 );
		await page.screenshot( {
			path: 'artifacts/screens/usage-320.png',
			fullPage: true,
		} );
	} );
} );

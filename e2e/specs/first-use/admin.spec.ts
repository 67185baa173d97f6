import { expect } from '../../fixtures';
import { leaveCoreClient } from '../../core-client';
import { test } from '../../person';
import { setModuleActive, setSettings } from '../../site-settings';
import type { Person } from '../../person';
import type { Page } from '@playwright/test';
import type { Admin, RequestUtils } from '@wordpress/e2e-test-utils-playwright';

const SERVER = `${ process.env.SLIPSTREAM_E2E_UPSTREAM }/v1`;
const AREA = '#slipstream-screen-my-jetpack';

interface At {
	person: Person;
	admin: Admin;
	page: Page;
}

/** Goes from the dashboard to a section of My Jetpack. */
async function openSection( { person, admin, page }: At, name: string ) {
	await admin.visitAdminPage( 'index.php' );
	await person.click(
		page.locator( '#adminmenu' ).getByRole( 'link', { name: 'Slipstream' } )
	);
	await person.click(
		page
			.getByRole( 'navigation', { name: 'Sections' } )
			.getByRole( 'link', { name, exact: true } )
	);
}

const setBlock = ( utils: RequestUtils, active: boolean ) =>
	utils.rest( {
		method: 'POST',
		path: '/slipstream/v1/blocks/active',
		data: { blocks: [ 'jetpack/markdown' ], active },
	} );

test.describe( 'a site without an AI server', () => {
	test.beforeEach( ( { requestUtils } ) =>
		requestUtils.rest( {
			method: 'POST',
			path: '/wp/v2/settings',
			data: { e2e_engine: 'core' },
		} )
	);
	test.afterEach( async ( { requestUtils } ) => {
		await setSettings( requestUtils, {
			slipstream_ai_base_url: '',
			slipstream_ai_model: '',
		} );
		await leaveCoreClient( { requestUtils } );
	} );

	test( 'Connect AI and see it answer', async ( {
		person,
		admin,
		page,
		upstream,
	} ) => {
		await upstream.behave( {
			chunks: [ 'All ', 'is ', 'clear.' ],
			delay: 150,
		} );
		await openSection( { person, admin, page }, 'AI server' );
		await person.write( page.getByLabel( 'Address' ), SERVER );
		await person.write( page.getByLabel( 'Model' ), 'fake-model' );
		await person.click(
			page.getByRole( 'button', { name: 'Save', exact: true } )
		);
		await person.click(
			page.getByRole( 'button', { name: 'Ask for one line' } )
		);
		await expect( page.getByText( 'All is clear.' ) ).toBeVisible();
		person.finish( 'Connect AI and see it answer', 6 );
	} );
} );

test( 'Switch off a block everywhere', async ( {
	person,
	admin,
	page,
	requestUtils,
	shoot,
} ) => {
	try {
		await openSection( { person, admin, page }, 'Modules and blocks' );
		await person.write(
			page.getByRole( 'searchbox', { name: 'Search' } ),
			'markdown'
		);
		const toggle = page.getByRole( 'checkbox', {
			name: 'Markdown block',
			exact: true,
		} );
		const stored = page.waitForResponse( /blocks(%2F|\/)active/ );
		await person.click( toggle );
		await stored;
		await expect( toggle ).not.toBeChecked();
		await shoot( 'block-off' );
		person.finish( 'Switch off a block everywhere', 4 );
		await admin.createNewPost();
		const names = await page.evaluate( () =>
			window.wp.blocks.getBlockTypes().map( ( { name } ) => name )
		);
		expect( names ).toContain( 'jetpack/business-hours' );
		expect( names ).not.toContain( 'jetpack/markdown' );
	} finally {
		await setBlock( requestUtils, true );
	}
} );

test( 'See yesterday’s views', async ( {
	person,
	admin,
	page,
	browser,
	requestUtils,
	shoot,
} ) => {
	try {
		await setModuleActive( requestUtils, 'stats', true );
		const visitor = await browser.newContext( {
			storageState: { cookies: [], origins: [] },
			userAgent:
				'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0 Safari/537.36',
		} );
		const visit = await visitor.newPage();
		await Promise.all( [
			visit.waitForResponse( /stats(%2F|\/)view/ ),
			visit.goto( '/' ),
		] );
		await visitor.close();
		// A day passes.
		await requestUtils.rest( {
			method: 'POST',
			path: '/wp/v2/settings',
			data: { e2e_days_passed: String( Date.now() ) },
		} );
		await openSection( { person, admin, page }, 'Statistics' );
		const yesterday = page
			.locator( '[data-section="statistics"] dl > div' )
			.filter( { hasText: 'Yesterday' } );
		await expect( yesterday.locator( 'dd' ) ).not.toHaveText( '0' );
		await shoot( 'yesterday' );
		person.finish( 'See yesterday’s views', 2 );
	} finally {
		await setModuleActive( requestUtils, 'stats', false );
	}
} );

test( 'Find why nothing streams', async ( {
	person,
	admin,
	page,
	upstream,
	shoot,
} ) => {
	await upstream.behave( {
		chunks: [ 'It all ', 'comes ', 'at once.' ],
		delay: 150,
	} );
	// As a proxy does that holds answers back.
	await page.route( /jetpack-ai-query/, async ( route ) =>
		route.fulfill( { response: await route.fetch() } )
	);
	await openSection( { person, admin, page }, 'Health' );
	await person.click(
		page.getByRole( 'button', { name: 'Ask for one line' } )
	);
	await expect(
		page.getByText( /nothing streams: the whole text/ )
	).toBeVisible();
	await shoot( 'nothing-streams' );
	person.finish( 'Find why nothing streams', 3 );
} );

test( 'Hand the health report to a host', async ( {
	person,
	admin,
	page,
	context,
	expectAccessible,
} ) => {
	await context.grantPermissions( [ 'clipboard-read', 'clipboard-write' ] );
	await openSection( { person, admin, page }, 'Health' );
	await person.click( page.getByRole( 'button', { name: 'Copy report' } ) );
	await expect(
		page.getByTestId( 'snackbar' ).getByText( 'The report is copied.' )
	).toBeVisible();
	const report = await page.evaluate( () => navigator.clipboard.readText() );
	expect( report ).toContain( 'Slipstream' );
	expect( report ).not.toContain( 'sk-e2e-secret-key' );
	await expectAccessible( AREA );
	person.finish( 'Hand the health report to a host', 3 );
} );

import { expect } from '../../fixtures';
import { leaveCoreClient } from '../../core-client';
import { MY_JETPACK } from '../../my-jetpack';
import { test } from '../../person';
import { setModuleActive, setSettings } from '../../site-settings';
import { newStranger, PERSON } from '../../signed-out';
import { openSection } from './my-jetpack';

const SERVER = `${ process.env.SLIPSTREAM_E2E_UPSTREAM }/v1`;

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

	test( 'Set up an AI server, and see it answer', async ( {
		person,
		admin,
		page,
		upstream,
		expectAccessible,
	} ) => {
		await upstream.behave( {
			chunks: [ 'All ', 'is ', 'clear.' ],
			delay: 150,
		} );
		await openSection( { person, admin, page }, 'AI' );
		await person.write( page.getByLabel( 'Address' ), SERVER );
		await person.write(
			page.getByLabel( 'Model', { exact: true } ),
			'fake-model'
		);
		await person.click(
			page.getByRole( 'button', { name: 'Save', exact: true } )
		);
		await expect(
			page.getByRole( 'status' ).filter( {
				hasText: `Set up: fake-model at ${ SERVER }. It works.`,
			} )
		).toBeVisible();
		person.note( 'Set up an AI server', 5 );
		await person.click(
			page.getByRole( 'button', { name: 'Run the test' } )
		);
		await expect( page.getByText( 'All is clear.' ) ).toBeVisible();
		await expect(
			page.getByText( /Streaming works: 3 pieces/ )
		).toBeVisible();
		await expectAccessible( MY_JETPACK );
		person.finish( 'Connect AI and see it answer', 6 );
	} );
} );

test( 'See yesterday’s views', async ( {
	person,
	admin,
	page,
	browser,
	requestUtils,
} ) => {
	try {
		await setModuleActive( requestUtils, 'stats', true );
		const visitor = await newStranger( browser, { userAgent: PERSON } );
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
		await openSection( { person, admin, page }, 'Audience' );
		const yesterday = page
			.locator( '[data-section="statistics"] dl > div' )
			.filter( { hasText: 'Yesterday' } );
		await expect( yesterday.locator( 'dd' ) ).not.toHaveText( '0' );
		person.finish( 'See yesterday’s views', 2 );
	} finally {
		await setModuleActive( requestUtils, 'stats', false );
	}
} );

test( 'Find why nothing streams, and hand the health report to a host', async ( {
	person,
	admin,
	page,
	context,
	upstream,
	expectAccessible,
} ) => {
	await context.grantPermissions( [ 'clipboard-read', 'clipboard-write' ] );
	await upstream.behave( {
		chunks: [ 'It all ', 'comes ', 'at once.' ],
		delay: 50,
	} );
	// As a proxy does that holds answers back.
	await page.route( /jetpack-ai-query/, async ( route ) =>
		route.fulfill( { response: await route.fetch() } )
	);
	await openSection( { person, admin, page }, 'Site' );
	await person.click( page.getByRole( 'button', { name: 'Run the test' } ) );
	await expect( page.getByText( /text does not stream/ ) ).toBeVisible();
	person.finish( 'Find why nothing streams', 3 );

	await openSection( { person, admin, page }, 'Site' );
	await person.click( page.getByRole( 'button', { name: 'Copy report' } ) );
	await expect(
		page.getByTestId( 'snackbar' ).getByText( 'Report copied.' )
	).toBeVisible();
	const report = await page.evaluate( () => navigator.clipboard.readText() );
	expect( report ).toContain( 'Slipstream' );
	expect( report ).not.toContain( 'sk-e2e-secret-key' );
	await expectAccessible( MY_JETPACK );
	person.finish( 'Hand the health report to a host', 3 );
} );

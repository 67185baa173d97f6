import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { asUser, openSignedIn } from '../../as-user';
import { AssistantPage } from '../../assistant-page';
import { expectNothingWrong, overflow } from '../../fixtures';
import {
	button,
	connect,
	expect,
	expectConnected,
	HUB_ADMIN,
	leaveHub,
	SECTION,
	startCopy,
	status,
	test,
} from '../../hub';
import { Admin, Editor, PageUtils } from '@wordpress/e2e-test-utils-playwright';
import { newStranger } from '../../signed-out';
import type { HubSite } from '../../hub';

const HUB_SECTIONS = readdirSync(
	join( __dirname, '../../../src/screens/hub/sections' )
);

// One connection, which each of them finds as the one before has left it.
test.describe.configure( { mode: 'serial' } );

test.afterAll( ( { requestUtils } ) => leaveHub( requestUtils ) );

test( 'an author is vouched for by the site, and asks too', async ( {
	hub,
	page: owner,
	browser,
	requestUtils,
	upstream,
} ) => {
	await connect( hub, owner );
	await upstream.behave( { text: 'An editor wrote this.' } );
	await asUser( browser, requestUtils, 'editor', async ( page ) => {
		await page.goto( `/wp-admin/${ SECTION }` );
		await button( page, /^(Connect|Link my account)$/ ).click();
		await page.getByLabel( 'Share my email address' ).check();
		await button( page, 'Approve' ).click();
		await page.waitForURL( /my-jetpack/ );
		const editor = new Editor( { page } );
		const pageUtils = new PageUtils( { page, browserName: 'chromium' } );
		const assistant = new AssistantPage(
			new Admin( { page, pageUtils, editor } ),
			editor
		);
		await assistant.open();
		await assistant.ask( 'Who writes?' );
		await assistant.settled();
		const users = await hub.rest< { email: string; role: string }[] >(
			`${ HUB_ADMIN }/users`
		);
		expect( users.map( ( { role } ) => role ).sort() ).toEqual( [
			'administrator',
			'editor',
		] );
		expect( users.map( ( { email } ) => email ) ).toContain(
			'an-editor@example.org'
		);
	} );
} );

test( 'a license of the hub is attached, and a wrong one says why', async ( {
	hub,
	page,
	admin,
	expectAccessible,
} ) => {
	const issue = () =>
		hub.rest< { id: number; key: string } >( `${ HUB_ADMIN }/licenses`, {
			tier: 'large',
		} );
	await hub.settings( {
		slipstream_hub_tiers: [
			{ slug: 'free', name: 'Free', requests: 2 },
			{ slug: 'large', name: 'Large', requests: 100 },
		],
	} );
	const { key } = await issue();
	const { id, key: revoked } = await issue();
	await hub.rest( `${ HUB_ADMIN }/licenses/${ id }`, { revoke: true } );
	await admin.visitAdminPage( 'admin.php?page=my-jetpack#/products' );
	const products = page.locator( '[data-section="products"]' );
	const keys = products.getByLabel( 'License keys' );
	const attach = button( page, 'Attach licenses' );
	// What comes later moves the button.
	await expect( products ).toContainText( 'You have no licenses.' );
	await attach.click();
	await expect( products ).toContainText( 'Enter a license key.' );
	await keys.fill( `${ key }\n${ revoked }\nnonsense` );
	await attach.click();
	const outcomes = products.getByRole( 'status' );
	await expect( outcomes ).toContainText( `${ key }Attached.` );
	await expect( outcomes ).toContainText( 'This license was revoked.' );
	await expect( outcomes ).toContainText( 'This key is not recognized.' );
	await expect( keys ).toHaveValue( `${ revoked }\nnonsense` );
	await expectAccessible( '[data-section="products"]' );
	const [ site ] = await hub.rest< HubSite[] >( `${ HUB_ADMIN }/sites` );
	// It was given the tier Free; the license has a larger one.
	expect( site ).toMatchObject( { tier: 'free', limit: 100 } );
} );

test( 'a block that the hub withholds says so to authors, and nothing to visitors', async ( {
	hub,
	page,
	admin,
	editor,
	requestUtils,
	browser,
	expectAccessible,
} ) => {
	await hub.settings( {
		slipstream_hub_tiers: [
			{ slug: 'free', name: 'Free', requests: 2 },
			{
				slug: 'large',
				name: 'Large',
				requests: 100,
				withheld: [ 'opentable' ],
			},
		],
	} );
	// The screen asks the hub which plan the site has.
	await admin.visitAdminPage( 'admin.php?page=my-jetpack#/products' );
	await expect( page.getByText( /on the Large plan/ ) ).toBeVisible();
	const post = await requestUtils.createPost( {
		title: 'Table',
		status: 'publish',
		date_gmt: '2026-01-01T00:00:00',
		content:
			'<!-- wp:jetpack/opentable {"rid":["1"]} --><div class="wp-block-jetpack-opentable"><a href="https://www.opentable.com/restref/client/?rid=1">https://www.opentable.com/restref/client/?rid=1</a></div><!-- /wp:jetpack/opentable --><!-- wp:paragraph --><p>Come.</p><!-- /wp:paragraph -->',
	} );
	await admin.editPost( post.id );
	const banner = editor.canvas.getByText( /not part of your site’s plan/ );
	await expect( banner ).toBeVisible();
	await expect(
		editor.canvas.getByRole( 'link', { name: /^Contact Us/ } )
	).toHaveAttribute( 'href', hub.url );
	await expectAccessible( [
		'iframe[name="editor-canvas"]',
		'.components-notice',
	] );
	await page.goto( post.link );
	await expect(
		page.getByText( /is not part of this site’s plan/ )
	).toBeVisible();
	const stranger = await newStranger( browser );
	const visitor = await stranger.newPage();
	await visitor.goto( post.link );
	await expect( visitor.getByText( 'Come.' ) ).toBeVisible();
	await expect(
		visitor.locator( '.slipstream-withheld-block, [class*="opentable"]' )
	).toHaveCount( 0 );
	await stranger.close();
} );

test( 'all sections of the hub fit, and are accessible in both directions', async ( {
	hub,
} ) => {
	const { addLanguage } = await import( '../../add-language.mjs' );
	addLanguage( hub.wordpress );
	for ( const language of [ '', 'ar' ] ) {
		await hub.rest( '/wp/v2/settings', { language } );
		for ( const section of HUB_SECTIONS ) {
			const screen = await hub.admin(
				`admin.php?page=slipstream-hub#/${ section }`
			);
			await screen.reload();
			await expect( screen.locator( 'html' ) ).toHaveCSS(
				'direction',
				language ? 'rtl' : 'ltr'
			);
			await expect(
				screen.locator( '.slipstream-ui-skeleton' )
			).toHaveCount( 0 );
			await expectNothingWrong( screen, '#wpbody-content .wrap' );
			for ( const width of [ 1280, 320 ] ) {
				await screen.setViewportSize( { width, height: 900 } );
				expect( await overflow( screen ) ).toBeLessThanOrEqual( 0 );
			}
			await screen.setViewportSize( { width: 1280, height: 900 } );
		}
	}
	await hub.rest( '/wp/v2/settings', { language: '' } );
} );

test( 'a revoked site is told, and connects again when it is let in', async ( {
	hub,
	page,
	admin,
	assistant,
	expectConsoleErrors,
} ) => {
	const [ site ] = await hub.rest< HubSite[] >( `${ HUB_ADMIN }/sites` );
	const path = `${ HUB_ADMIN }/sites/${ site!.id }`;
	await assistant.open();
	await hub.rest( path, { status: 'revoked' } );
	await page.evaluate( () => window.localStorage.clear() );
	await assistant.ask( 'Anybody there?' );
	await expect( assistant.block.getByText( 'Try Again' ) ).toBeVisible();
	await expect( assistant.prompt ).toHaveValue( 'Anybody there?' );
	expectConsoleErrors( status( 401, 403 ) );
	await admin.visitAdminPage( SECTION );
	await expect(
		page.getByText( 'Agency hub has disconnected this site.' )
	).toBeVisible();
	await hub.rest( path, { status: 'active' } );
	await button( page, 'Reconnect' ).click();
	await expectConnected( page );
} );

test( 'a copy of the site asks what it is, and stays apart', async ( {
	browser,
	hub,
	page,
	admin,
} ) => {
	const copy = await startCopy();
	try {
		const other = await openSignedIn( browser, 'admin', copy.url );
		await other.goto( `${ copy.url }/wp-admin/${ SECTION }` );
		const card = other
			.locator( '.slipstream-connection__crisis' )
			.getByText( /^This site is at/ );
		await expect( card ).toContainText( copy.url );
		await button( other, 'Stay in safe mode' ).click();
		await expect(
			other.locator( 'p', { hasText: /^Safe mode:/ } )
		).toBeVisible();
		await other.context().close();
	} finally {
		await copy.stop();
	}
	await admin.visitAdminPage( SECTION );
	await expectConnected( page );
	const [ site ] = await hub.rest< HubSite[] >( `${ HUB_ADMIN }/sites` );
	expect( site!.home ).toBe( new URL( page.url() ).origin );
} );

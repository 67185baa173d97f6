import { asUser, openSignedIn } from '../../as-user';
import { AssistantPage } from '../../assistant-page';
import {
	expect,
	HUB_KEY,
	shootHub,
	shootHubSections,
	startCopy,
	status,
	test,
} from '../../hub';
import { Admin, Editor, PageUtils } from '@wordpress/e2e-test-utils-playwright';
import type { Page } from '@playwright/test';

const SECTION = 'admin.php?page=my-jetpack#/connection';
const ADMIN = '/slipstream/v1/hub/admin';

const button = ( page: Page, name: string | RegExp ) =>
	page.getByRole( 'button', { name, exact: true } );

/** The overview stays beside the section that is open. */
const expectConnected = ( page: Page ) =>
	expect(
		page
			.getByText( 'Connected to Agency hub.' )
			.filter( { visible: true } )
			.first()
	).toBeVisible();

interface HubSite {
	id: number;
	home: string;
	requests: number;
	tier: string;
	wanted_tier: string;
	alarm: { url: string } | null;
}

// One connection, from the invitation to the way back.
test.describe.configure( { mode: 'serial' } );

test.afterAll( async ( { requestUtils } ) => {
	await requestUtils.rest( {
		method: 'POST',
		path: '/slipstream/v1/connection/provider',
		data: { address: '' },
	} );
} );

test( 'a site is invited, denies and gives consent, and asks AI through its hub', async ( {
	hub,
	page,
	admin,
	assistant,
	upstream,
	expectAccessible,
	shoot,
	expectConsoleErrors,
} ) => {
	expectConsoleErrors( status( 403 ) );
	const { code } = await hub.rest< { code: string } >(
		`${ ADMIN }/invitations`,
		{ label: 'A client', days: 7, sites: 1, tier: 'free' }
	);
	await admin.visitAdminPage( SECTION );
	await page.getByLabel( 'Address of the hub' ).fill( hub.url );
	await button( page, 'Test' ).click();
	await page.getByLabel( 'Invitation code' ).fill( 'join-WRONG' );
	await button( page, 'Connect to Agency hub' ).click();
	await expect(
		page.getByText( 'This invitation is not valid' ).last()
	).toBeVisible();
	await page.getByLabel( 'Invitation code' ).fill( code );
	await button( page, 'Connect to Agency hub' ).click();

	await expect( button( page, 'Deny' ) ).toBeVisible();
	await expectAccessible( 'body' );
	await shoot( 'consent-owner' );
	await button( page, 'Deny' ).click();
	await expect( page.getByText( 'nothing has changed' ) ).toBeVisible();
	await page.getByRole( 'link', { name: 'Back to the site' } ).click();

	await admin.visitAdminPage( SECTION );
	await button( page, 'Link my account' ).click();
	await page.getByLabel( 'Your email address' ).fill( 'owner@example.org' );
	await button( page, 'Send me a code' ).click();
	const digits = page.getByLabel( /six digits/ );
	await digits.fill( '000000' );
	await button( page, 'Approve' ).click();
	await expect( page.getByText( 'This is not the code' ) ).toBeVisible();
	await digits.fill( await hub.mailedCode() );
	await expectAccessible( 'body' );
	await button( page, 'Approve' ).click();
	await expectConnected( page );
	await admin.visitAdminPage( SECTION );
	await expectConnected( page );
	await expectAccessible( '#wpbody-content' );
	await shoot( 'connection-active' );

	await upstream.behave( { text: 'Rivers begin small.' } );
	await assistant.open();
	await assistant.ask( 'How do rivers begin?' );
	await assistant.settled();
	await expect( assistant.text ).toHaveText( 'Rivers begin small.' );
	const [ request ] = await upstream.seen();
	expect( request?.authorization ).toBe( `Bearer ${ HUB_KEY }` );
	expect( await page.content() ).not.toContain( HUB_KEY );
} );

test( 'another author is vouched for by the site, and asks too', async ( {
	hub,
	browser,
	requestUtils,
	upstream,
} ) => {
	await upstream.behave( { text: 'An editor wrote this.' } );
	await asUser( browser, requestUtils, 'editor', async ( page ) => {
		await page.goto( `/wp-admin/${ SECTION }` );
		await button( page, /^(Connect|Link my account)$/ ).click();
		await page.getByLabel( 'Share my email address' ).check();
		await button( page, 'Approve' ).click();
		await page.waitForURL( /my-jetpack/ );
		const editor = new Editor( { page } );
		const assistant = new AssistantPage(
			new Admin( {
				page,
				pageUtils: new PageUtils( { page, browserName: 'chromium' } ),
				editor,
			} ),
			editor
		);
		await assistant.open();
		await assistant.ask( 'Who writes?' );
		await assistant.settled();
		const users = await hub.rest< { email: string; role: string }[] >(
			`${ ADMIN }/users`
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

test( 'the limit of the tier is reached, an upgrade is asked for and granted', async ( {
	hub,
	page,
	admin,
	assistant,
	upstream,
	expectConsoleErrors,
	shoot,
} ) => {
	await hub.settings( {
		slipstream_hub_tiers: [
			{ slug: 'free', name: 'Free', requests: 2 },
			{ slug: 'large', name: 'Large', requests: 100 },
		],
	} );
	await upstream.behave( { text: 'More.' } );
	await assistant.open();
	await assistant.ask( 'More' );
	await expect( assistant.block ).toContainText( 'Upgrade to 100 requests' );
	await shoot( 'connection-quota' );
	expectConsoleErrors( status( 429 ) );

	await admin.visitAdminPage( 'admin.php?page=my-jetpack#/add-jetpack-ai' );
	await page.getByRole( 'button', { name: /^Ask/ } ).click();
	await expect( page.getByText( /asked/i ).first() ).toBeVisible();
	await shoot( 'upgrade-asked' );
	const [ site ] = await hub.rest< HubSite[] >( `${ ADMIN }/sites` );
	expect( site ).toMatchObject( { requests: 2, wanted_tier: 'large' } );
	const screen = await hub.admin( 'admin.php?page=slipstream-hub' );
	await expect( screen.getByText( /asks for the tier Large/ ) ).toBeVisible();
	await shootHub( screen, 'hub-sites' );
	await button( screen, 'Grant' ).click();
	await expect( screen.getByText( /asks for the tier/ ) ).toBeHidden();
	await shootHubSections( hub );

	await assistant.open();
	await assistant.ask( 'More' );
	await assistant.settled();
	await expect( assistant.text ).toHaveText( 'More.' );
} );

test( 'a licence of the hub is attached, and a wrong one says why', async ( {
	hub,
	page,
	admin,
	expectAccessible,
	shoot,
} ) => {
	const { key } = await hub.rest< { key: string } >( `${ ADMIN }/licenses`, {
		tier: 'large',
	} );
	const { id, key: revoked } = await hub.rest< { id: number; key: string } >(
		`${ ADMIN }/licenses`,
		{ tier: 'large' }
	);
	await hub.rest( `${ ADMIN }/licenses/${ id }`, { revoke: true } );
	await admin.visitAdminPage( 'admin.php?page=my-jetpack#/products' );
	const products = page.locator( '[data-section="products"]' );
	const keys = products.getByLabel( 'License keys' );
	const attach = button( page, 'Attach licenses' );
	await attach.click();
	await expect( products ).toContainText( 'Enter a key.' );
	await keys.fill( `${ key }\n${ revoked }\nnonsense` );
	await attach.click();
	const outcomes = products.getByRole( 'status' );
	await expect( outcomes ).toContainText( `${ key }Attached.` );
	await expect( outcomes ).toContainText( 'This license was revoked.' );
	await expect( outcomes ).toContainText( 'This key is not known.' );
	await expect( keys ).toHaveValue( `${ revoked }\nnonsense` );
	await expectAccessible( '[data-section="products"]' );
	await shoot( 'licences-attached' );
	const [ site ] = await hub.rest< HubSite[] >( `${ ADMIN }/sites` );
	expect( site ).toMatchObject( { tier: 'large' } );
} );

test( 'a revoked site is told, and connects again when it is let in', async ( {
	hub,
	page,
	admin,
	assistant,
	expectConsoleErrors,
	shoot,
} ) => {
	const [ site ] = await hub.rest< HubSite[] >( `${ ADMIN }/sites` );
	await assistant.open();
	await hub.rest( `${ ADMIN }/sites/${ site!.id }`, { status: 'revoked' } );
	await page.evaluate( () => window.localStorage.clear() );
	await assistant.ask( 'Anybody there?' );
	await expect( assistant.block.getByText( 'Try Again' ) ).toBeVisible();
	await expect( assistant.prompt ).toHaveValue( 'Anybody there?' );
	expectConsoleErrors( status( 401, 403 ) );
	await admin.visitAdminPage( SECTION );
	await expect(
		page.getByText( 'Agency hub has ended the connection of this site.' )
	).toBeVisible();
	await shoot( 'connection-revoked' );
	await hub.rest( `${ ADMIN }/sites/${ site!.id }`, { status: 'active' } );
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
	const [ site ] = await hub.rest< HubSite[] >( `${ ADMIN }/sites` );
	expect( site!.home ).toBe( new URL( page.url() ).origin );
} );

test( 'a hub that is switched off in the middle of a stream costs no text, and the site goes back to itself', async ( {
	hub,
	page,
	admin,
	assistant,
	upstream,
	expectConsoleErrors,
	shoot,
} ) => {
	await upstream.behave( {
		chunks: [ 'First ', 'second ', 'third.' ],
		hold: 2,
	} );
	await assistant.open();
	await assistant.ask( 'Count' );
	await expect( assistant.text ).toContainText( 'First second' );
	await hub.stop();
	await expect( assistant.block.getByText( 'Stopped early' ) ).toBeVisible();
	await expect( assistant.text ).toContainText( 'First second' );
	// The own provider does not take the hub's token that the browser still has, and gives its own.
	expectConsoleErrors( /ERR_/, status( 401, 502, 503 ) );

	// The text is not saved, and the page asks.
	page.once( 'dialog', ( dialog ) => void dialog.accept() );
	await admin.visitAdminPage( SECTION );
	await expect(
		page.getByText( /Agency hub does not answer at the moment/ )
	).toBeVisible();
	await shoot( 'connection-hub-away' );
	await button( page, 'Back to the own provider' ).click();
	await page
		.getByRole( 'dialog' )
		.getByRole( 'button', { name: 'Back to the own provider' } )
		.click();
	await expect( page.getByText( 'is its own provider' ) ).toBeVisible();
	await upstream.behave( { text: 'On my own.' } );
	await assistant.open();
	await assistant.ask( 'And now?' );
	await expect( assistant.text ).toHaveText( 'On my own.' );
	await hub.start();
} );

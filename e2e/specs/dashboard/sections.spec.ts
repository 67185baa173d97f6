import { messageFor } from '@slipstream/errors';
import { expect, OFFLINE, overflow, status, test } from '../../fixtures';
import { setActive } from '../../related';
import { setSettings } from '../../site-settings';
import type { Page } from '@playwright/test';

const SCREEN = '#slipstream-screen-my-jetpack';
const HEALTH = /slipstream(%2F|\/)v1(%2F|\/)health(?!(%2F|\/)loopback)/;

const sectionLink = ( page: Page, name: string ) =>
	page
		.getByRole( 'navigation', { name: 'Sections' } )
		.getByRole( 'link', { name, exact: true } );

const section = ( id: string ) => `[data-section="${ id }"]`;

test( 'the overview says first whether the site is connected and all is well', async ( {
	admin,
	page,
	expectAccessible,
} ) => {
	await admin.visitAdminPage( 'admin.php', 'page=my-jetpack' );
	const cards = page.locator( '.slipstream-ui-card' );
	await expect( cards.first() ).toContainText( 'Connected' );
	await expect( cards.nth( 1 ) ).toContainText( 'Health' );
	await expect( cards.nth( 1 ) ).toContainText(
		/All is well|needs? attention/
	);
	await expectAccessible( SCREEN );
} );

test( 'a server that breaks down, or is slow, is told in the section, which can be tried again', async ( {
	admin,
	page,
	expectConsoleErrors,
} ) => {
	expectConsoleErrors( status( 500 ) );
	await page.setViewportSize( { width: 320, height: 800 } );
	let isBroken = true;
	let release = () => {};
	const released = new Promise< void >( ( resolve ) => {
		release = resolve;
	} );
	await page.route( HEALTH, async ( route ) => {
		if ( isBroken ) {
			await route.fulfill( {
				status: 500,
				contentType: 'text/html',
				body: '<p>There has been a critical error on this website.</p>',
			} );
			return;
		}
		await released;
		await route.continue();
	} );
	await admin.visitAdminPage( 'admin.php', 'page=my-jetpack#/health' );
	const health = page.locator( section( 'health' ) );
	const again = health.getByRole( 'button', { name: 'Try again' } );
	await expect( again ).toBeVisible();
	expect( await overflow( page ) ).toBeLessThanOrEqual( 0 );
	isBroken = false;
	await again.click();
	await expect(
		health.locator( '[aria-busy="true"]' ).first()
	).toBeVisible();
	release();
	await expect( health.getByRole( 'status' ).first() ).toContainText(
		/All is well|needs? attention/
	);
} );

test( 'a section that cannot be read for want of a network says so, and comes when it is back', async ( {
	admin,
	page,
	context,
	expectConsoleErrors,
} ) => {
	expectConsoleErrors( OFFLINE );
	await admin.visitAdminPage( 'admin.php', 'page=my-jetpack#/settings' );
	await expect( page.getByLabel( 'Days to keep responses' ) ).toBeVisible();
	// Its chunk is there, its data are not.
	await sectionLink( page, 'Privacy' ).click();
	const privacy = page.locator( section( 'privacy' ) );
	await expect( privacy.getByText( 'Contacted servers' ) ).toBeVisible();
	await page.reload();
	await expect( privacy.getByText( 'Contacted servers' ) ).toBeVisible();
	await context.setOffline( true );
	await sectionLink( page, 'Settings' ).click();
	const settings = page.locator( section( 'settings' ) );
	await expect( settings ).toContainText( /offline|network|connection/i );
	await context.setOffline( false );
	const again = settings.getByRole( 'button', { name: 'Try again' } );
	await again
		.or( page.getByLabel( 'Days to keep responses' ) )
		.first()
		.click();
	await expect( page.getByLabel( 'Days to keep responses' ) ).toBeVisible();
} );

test( 'two administrators who save at once lose nothing', async ( {
	admin,
	page,
	context,
	requestUtils,
} ) => {
	try {
		await setActive( requestUtils, true );
		await setSettings( requestUtils, {
			slipstream_form_retention_days: 0,
			slipstream_related_fallback: 'first',
		} );
		await admin.visitAdminPage( 'admin.php', 'page=my-jetpack#/settings' );
		const other = await context.newPage();
		await other.goto( '/wp-admin/admin.php?page=my-jetpack#/settings' );
		await page.getByLabel( 'Days to keep responses' ).fill( '365' );
		await other
			.getByLabel( 'For posts without a featured image' )
			.selectOption( 'none' );
		const save = { name: 'Save settings' };
		await Promise.all( [
			page.getByRole( 'button', save ).click(),
			other.getByRole( 'button', save ).click(),
		] );
		for ( const seen of [ page, other ] ) {
			await expect(
				seen.locator( section( 'settings' ) ).getByText( 'Saved.' )
			).toBeVisible();
		}
		await page.reload();
		await expect( page.getByLabel( 'Days to keep responses' ) ).toHaveValue(
			'365'
		);
		await expect(
			page.getByLabel( 'For posts without a featured image' )
		).toHaveValue( 'none' );
		await page.getByLabel( 'Days to keep responses' ).fill( '9999' );
		await page.getByRole( 'button', save ).click();
		await expect(
			page.getByText( /Enter a whole number of days up to 3650/ )
		).toBeVisible();
		await other.close();
	} finally {
		await setSettings( requestUtils, {
			slipstream_form_retention_days: 0,
			slipstream_related_fallback: 'first',
		} );
		await setActive( requestUtils, false );
	}
} );

test( 'what AI was asked is in the log, and who is asked is under Privacy', async ( {
	admin,
	page,
	assistant,
	upstream,
	expectAccessible,
	expectConsoleErrors,
} ) => {
	await upstream.behave( { text: 'Of rivers.' } );
	await assistant.open();
	await assistant.ask( 'Write about rivers' );
	await assistant.settled();
	expectConsoleErrors( status( 503 ) );
	await upstream.behave( { status: 503 } );
	await assistant.ask( 'Once more' );
	await expect( assistant.block ).toContainText(
		messageFor( 'error_service_unavailable' )
	);
	await upstream.reset();
	await admin.visitAdminPage( 'admin.php', 'page=my-jetpack#/ai-log' );
	const log = page.locator( section( 'ai-log' ) );
	const rows = log.locator( 'tbody tr' );
	await expect( rows.first() ).toContainText(
		messageFor( 'error_service_unavailable' )
	);
	await expect( rows.nth( 1 ) ).toContainText( 'Answered' );
	await expect( rows.nth( 1 ) ).toContainText( 'fake-model' );
	await expect( log ).not.toContainText( 'rivers' );
	await log
		.getByRole( 'combobox', { name: 'Requests' } )
		.selectOption( 'failed' );
	await expect( log.getByText( 'Answered' ) ).toHaveCount( 0 );
	await expect( page ).toHaveURL( /outcome=failed/ );
	await page.screenshot( { path: 'artifacts/screens/ai-log.png' } );
	await page.setViewportSize( { width: 320, height: 800 } );
	expect( await overflow( page ) ).toBeLessThanOrEqual( 0 );
	await page.screenshot( { path: 'artifacts/screens/ai-log-320.png' } );
	await expectAccessible( section( 'ai-log' ) );
	await page.goto( '/wp-admin/admin.php?page=my-jetpack#/privacy' );
	await expect( page.locator( section( 'privacy' ) ) ).toContainText(
		'127.0.0.1'
	);
	await expectAccessible( section( 'privacy' ) );
} );

test( 'an editor says that the plan was upgraded where the address does, until it is dismissed', async ( {
	admin,
	page,
	requestUtils,
} ) => {
	const { id } = await requestUtils.createPost( {
		title: 'Of rivers',
		status: 'draft',
		date_gmt: '2026-03-04T05:06:07',
	} );
	const notice = page
		.locator( '.components-notice' )
		.filter( { hasText: 'Congratulations! Your site is now on' } );
	await admin.visitAdminPage(
		'site-editor.php',
		'p=%2F&canvas=edit&plan_upgraded=1'
	);
	await expect( notice ).toBeVisible();
	await admin.visitAdminPage(
		'post.php',
		`post=${ id }&action=edit&plan_upgraded=1`
	);
	await expect(
		notice.getByRole( 'link', { name: 'View my plan' } )
	).toHaveAttribute( 'href', /page=my-jetpack#\/products/ );
	await page.screenshot( { path: 'artifacts/screens/plan-upgraded.png' } );
	await notice.getByRole( 'button', { name: 'Close' } ).click();
	await expect( notice ).toBeHidden();
	await expect( page ).not.toHaveURL( /plan_upgraded/ );
} );

import { messageFor } from '@slipstream/errors';
import { restoreSite, setLimit } from '../../faults';
import { expect, OFFLINE, status, test } from '../../fixtures';
import {
	altOf,
	button,
	far,
	fillLibrary,
	group,
	open,
	row,
	SCREEN,
	shoot,
} from '../../library';
import { aiStatus } from '../../site-settings';
import type { LibraryItem } from '../../library';

let images: LibraryItem[];

test.describe( 'Alternative texts of the library', () => {
	test.beforeEach( async ( { requestUtils, upstream } ) => {
		await upstream.reset();
		images = await fillLibrary( requestUtils );
	} );
	test.afterEach( restoreSite );
	test.afterAll( ( { requestUtils } ) => requestUtils.deleteAllMedia() );

	test( 'are written one after the other, read, mended and undone', async ( {
		page,
		admin,
		upstream,
		requestUtils,
		expectAccessible,
	} ) => {
		await requestUtils.rest( {
			method: 'POST',
			path: `/wp/v2/media/${ images[ 3 ]?.id }`,
			data: { alt_text: 'A lighthouse' },
		} );
		await upstream.behave( { text: 'A picture of one colour' } );
		await open( admin );
		await expect( group( page, 'Without text' ) ).toContainText( '3' );
		await expect( row( page, 'lighthouse' ) ).toHaveCount( 0 );
		await button( page, 'Mark as decorative' ).first().click();
		await expect( row( page, 'beach' ) ).toContainText( 'Decorative' );
		await expectAccessible( SCREEN );
		await shoot( page, 'start' );
		await expect(
			page.getByText( 'This takes 2 requests: one for each image.' )
		).toBeVisible();
		await button( page, 'Write 2 alternative texts' ).click();
		await far( page, '2 of 2 images' );
		await expect( group( page, 'Written by AI' ) ).toContainText( '2' );
		await expect( page.locator( '#a11y-speak-assertive' ) ).toHaveText(
			/All done: 2 of 2 images/
		);
		expect( await upstream.seen() ).toHaveLength( 2 );
		expect( await altOf( requestUtils, images[ 0 ] ) ).toBe(
			'A picture of one colour'
		);
		expect( await altOf( requestUtils, images[ 2 ] ) ).toBe( '' );
		expect( await altOf( requestUtils, images[ 3 ] ) ).toBe(
			'A lighthouse'
		);
		await shoot( page, 'done' );

		await group( page, 'Written by AI' ).click();
		const pier = row( page, 'pier' );
		await pier.getByRole( 'textbox' ).fill( 'A pier in the evening' );
		await pier.getByRole( 'button', { name: 'Save' } ).click();
		await expect(
			pier.getByRole( 'button', { name: 'Save' } )
		).toBeDisabled();
		// The button rests while it saves, too.
		await expect
			.poll( () => altOf( requestUtils, images[ 1 ] ) )
			.toBe( 'A pier in the evening' );
		const harbour = row( page, 'harbour' );
		await harbour.getByRole( 'button', { name: 'Undo' } ).click();
		await expect( harbour ).toContainText( 'Skipped' );
		await expect( harbour.getByRole( 'textbox' ) ).toBeFocused();
		expect( await altOf( requestUtils, images[ 0 ] ) ).toBe( '' );
		await page.reload();
		// The group stands in the address.
		await expect( group( page, 'Written by AI' ) ).toHaveAttribute(
			'aria-current',
			'page'
		);
		await expect( group( page, 'Skipped' ) ).toContainText( '1' );
		await expect( group( page, 'Decorative' ) ).toContainText( '1' );
		await expect( group( page, 'Without text' ) ).toContainText( '0' );
		await group( page, 'Without text' ).click();
		await expect(
			page.getByText( 'Every image has an alternative text' )
		).toBeVisible();
		await shoot( page, 'empty' );
	} );

	test( 'stop after the image that is looked at, and go on after a reload', async ( {
		page,
		admin,
		upstream,
	} ) => {
		await upstream.behave( { text: 'A colour', hold: 0 } );
		await open( admin );
		await button( page, 'Write 4 alternative texts' ).click();
		await upstream.release();
		await far( page, '1 of 4 images' );
		await button( page, 'Stop' ).click();
		await shoot( page, 'running' );
		await upstream.release();
		await expect(
			button( page, 'Write 2 alternative texts' )
		).toBeFocused();
		expect( await upstream.seen() ).toHaveLength( 2 );
		await upstream.behave( { text: 'A colour' } );
		await page.reload();
		await expect(
			page.getByText( 'The last run ended at 2 of 4 images.' )
		).toBeVisible();
		await button( page, 'Write 2 alternative texts' ).click();
		await far( page, '2 of 2 images' );
		expect( await upstream.seen() ).toHaveLength( 4 );
	} );

	test( 'wait when the server is busy, and leave out what it refuses', async ( {
		page,
		admin,
		upstream,
		expectConsoleErrors,
	} ) => {
		await upstream.behave( {
			status: 429,
			headers: { 'retry-after': '2' },
			times: 1,
		} );
		await open( admin );
		await button( page, 'Write 4 alternative texts' ).click();
		await expect(
			page.locator( SCREEN ).getByText( /in 2 seconds/ )
		).toBeVisible();
		await shoot( page, 'waiting' );
		await far( page, '4 of 4 images' );
		expect( await upstream.seen() ).toHaveLength( 5 );
		expectConsoleErrors( status( 429 ), OFFLINE );
	} );

	test( 'say which images failed, and try them again', async ( {
		page,
		admin,
		upstream,
		expectConsoleErrors,
	} ) => {
		await upstream.behave( {
			status: 400,
			body: { error: { code: 'content_policy_violation' } },
			times: 1,
		} );
		await open( admin );
		await button( page, 'Write 4 alternative texts' ).click();
		await far( page, '4 of 4 images · 1 failed' );
		await group( page, 'Failed' ).click();
		await expect( row( page, 'lighthouse' ) ).toContainText(
			'The AI server refused this image.'
		);
		await shoot( page, 'failed' );
		await button( page, 'Try 1 image again' ).click();
		await far( page, '1 of 1 images' );
		await expect( group( page, 'Failed' ) ).toContainText( '0' );
		expectConsoleErrors( status( 422 ), OFFLINE );
	} );

	test( 'stop where the requests are used up', async ( {
		page,
		admin,
		upstream,
		requestUtils,
		expectConsoleErrors,
	} ) => {
		const { requests_used: used } = await aiStatus( requestUtils );
		await setLimit( requestUtils, used + 2 );
		await open( admin );
		await expect( page.getByText( '2 requests are left.' ) ).toBeVisible();
		await button( page, 'Write 4 alternative texts' ).click();
		await expect(
			page
				.locator( SCREEN )
				.getByText( messageFor( 'error_quota_exceeded' ) )
				.first()
		).toBeVisible();
		await far( page, '2 of 4 images' );
		await shoot( page, 'limit' );
		expect( await upstream.seen() ).toHaveLength( 2 );
		expectConsoleErrors( status( 429 ), OFFLINE );
	} );

	test( 'wait for a lost connection', async ( {
		page,
		admin,
		upstream,
		context,
		expectConsoleErrors,
	} ) => {
		await upstream.behave( { text: 'A colour', hold: 0 } );
		await open( admin );
		await button( page, 'Write 4 alternative texts' ).click();
		await upstream.release();
		await far( page, '1 of 4 images' );
		await expect.poll( upstream.seen ).toHaveLength( 2 );
		await context.setOffline( true );
		// What is on its way still comes; the next request does not go out.
		await upstream.behave( { text: 'A colour' } );
		await upstream.release();
		await expect(
			page.locator( SCREEN ).getByText( 'The connection is lost.' )
		).toBeVisible();
		await far( page, '2 of 4 images' );
		await context.setOffline( false );
		await expect( group( page, 'Written by AI' ) ).toContainText( '4' );
		expect( await upstream.seen() ).toHaveLength( 4 );
		expectConsoleErrors( OFFLINE );
	} );

	test( 'can be had for chosen images', async ( {
		page,
		admin,
		upstream,
	} ) => {
		await admin.visitAdminPage( 'upload.php', 'mode=list' );
		for ( const name of [ 'pier', 'beach' ] ) {
			await page
				.getByRole( 'row' )
				.filter( { hasText: name } )
				.getByRole( 'checkbox' )
				.check();
		}
		await page
			.locator( '#bulk-action-selector-top' )
			.selectOption( { label: 'Write alternative texts' } );
		await page.locator( '#doaction' ).click();
		await expect(
			page.getByText( 'Only the images that you have chosen' )
		).toBeVisible();
		await button( page, 'Write 2 alternative texts' ).click();
		await far( page, '2 of 2 images' );
		expect( await upstream.seen() ).toHaveLength( 2 );
		await page.getByRole( 'link', { name: 'Show all images' } ).click();
		await expect( group( page, 'Without text' ) ).toContainText( '2' );
	} );
} );

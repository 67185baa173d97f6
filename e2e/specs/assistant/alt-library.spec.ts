import { restoreSite } from '../../faults';
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
} from '../../library';
import type { LibraryItem } from '../../library';

let images: LibraryItem[];

test.describe( 'Alternative texts of the library', () => {
	test.beforeEach( async ( { requestUtils, upstream } ) => {
		await upstream.reset();
		images = await fillLibrary( requestUtils );
	} );
	test.afterEach( restoreSite );
	test.afterAll( ( { requestUtils } ) => requestUtils.deleteAllMedia() );

	test( 'are written one after the other, tried again where one failed, read, edited and undone', async ( {
		page,
		admin,
		upstream,
		requestUtils,
		expectAccessible,
		expectConsoleErrors,
	} ) => {
		expectConsoleErrors( status( 422 ), OFFLINE );
		await requestUtils.rest( {
			method: 'POST',
			path: `/wp/v2/media/${ images[ 3 ]?.id }`,
			data: { alt_text: 'A lighthouse' },
		} );
		await open( admin );

		await test.step( 'what has a text, or needs none, is left out', async () => {
			await expect( group( page, 'Without text' ) ).toContainText( '3' );
			await expect( row( page, 'lighthouse' ) ).toHaveCount( 0 );
			await button( page, 'Mark as decorative' ).first().click();
			await expect( row( page, 'beach' ) ).toContainText( 'Decorative' );
			await expectAccessible( SCREEN );
			await expect(
				page.getByText( 'This uses 2 requests, one for each image.' )
			).toBeVisible();
		} );

		await test.step( 'one fails, and is tried again', async () => {
			await upstream.behave( {
				status: 400,
				body: { error: { code: 'content_policy_violation' } },
				times: 1,
			} );
			await button( page, 'Write 2 alternative texts' ).click();
			await far( page, '2 of 2 images · 1 failed' );
			await expect( page.locator( '#a11y-speak-assertive' ) ).toHaveText(
				/All done: 2 of 2 images/
			);
			await group( page, 'Failed' ).click();
			await expect( row( page, 'pier' ) ).toContainText(
				'The AI server refused this image.'
			);
			await upstream.behave( { text: 'A picture of one color' } );
			await button( page, 'Try 1 image again' ).click();
			await far( page, '1 of 1 images' );
			await expect( group( page, 'Failed' ) ).toContainText( '0' );
			await expect( group( page, 'Written by AI' ) ).toContainText( '2' );
			expect( await upstream.seen() ).toHaveLength( 3 );
			expect( await altOf( requestUtils, images[ 1 ] ) ).toBe(
				'A picture of one color'
			);
			expect( await altOf( requestUtils, images[ 2 ] ) ).toBe( '' );
			expect( await altOf( requestUtils, images[ 3 ] ) ).toBe(
				'A lighthouse'
			);
		} );

		await test.step( 'one is edited, one undone', async () => {
			await group( page, 'Written by AI' ).click();
			const pier = row( page, 'pier' );
			await pier.getByRole( 'textbox' ).fill( 'A pier in the evening' );
			await pier.getByRole( 'button', { name: 'Save' } ).click();
			// The button rests while it saves, too.
			await expect
				.poll( () => altOf( requestUtils, images[ 1 ] ) )
				.toBe( 'A pier in the evening' );
			const harbour = row( page, 'harbour' );
			await harbour.getByRole( 'button', { name: 'Undo' } ).click();
			await expect( harbour ).toContainText( 'Skipped' );
			await expect( harbour.getByRole( 'textbox' ) ).toBeFocused();
			expect( await altOf( requestUtils, images[ 0 ] ) ).toBe( '' );
		} );

		await test.step( 'all of it is there after a reload', async () => {
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
				page.getByText( 'Every image has alternative text' )
			).toBeVisible();
		} );
	} );

	test( 'can be had for chosen images; a run stops after an image, goes on after a reload, and waits for a lost connection', async ( {
		page,
		admin,
		upstream,
		context,
		expectConsoleErrors,
	} ) => {
		expectConsoleErrors( OFFLINE );

		await test.step( 'three are chosen among the files', async () => {
			await admin.visitAdminPage( 'upload.php', 'mode=list' );
			for ( const name of [ 'pier', 'beach', 'lighthouse' ] ) {
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
				page.getByText( 'Only the images that you selected' )
			).toBeVisible();
		} );

		await test.step( 'the run stops after the image that is looked at', async () => {
			await upstream.behave( { text: 'A color', hold: 0 } );
			await button( page, 'Write 3 alternative texts' ).click();
			await upstream.release();
			await far( page, '1 of 3 images' );
			await button( page, 'Stop' ).click();
			await upstream.release();
			await expect(
				button( page, 'Write 1 alternative text' )
			).toBeFocused();
			expect( await upstream.seen() ).toHaveLength( 2 );
		} );

		await test.step( 'and goes on after a reload', async () => {
			await upstream.behave( { text: 'A color' } );
			await page.reload();
			await expect(
				page.getByText( 'The last run ended at 2 of 3 images.' )
			).toBeVisible();
			await button( page, 'Write 1 alternative text' ).click();
			await far( page, '1 of 1 images' );
			expect( await upstream.seen() ).toHaveLength( 3 );
		} );

		await test.step( 'without a connection it waits, and goes on by itself', async () => {
			await page.getByRole( 'link', { name: 'Show all images' } ).click();
			for ( const name of [ 'pier', 'beach' ] ) {
				await expect( group( page, 'Without text' ) ).toContainText(
					'1'
				);
				await expect( row( page, name ) ).toHaveCount( 0 );
			}
			await context.setOffline( true );
			await button( page, 'Write 1 alternative text' ).click();
			await expect(
				page.locator( SCREEN ).getByText( 'The connection is lost.' )
			).toBeVisible();
			await context.setOffline( false );
			await expect( group( page, 'Written by AI' ) ).toContainText( '4' );
			expect( await upstream.seen() ).toHaveLength( 4 );
		} );
	} );
} );

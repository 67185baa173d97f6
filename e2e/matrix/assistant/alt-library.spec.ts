import { messageFor } from '@slipstream/errors';
import { restoreSite, setLimit } from '../../faults';
import { expect, OFFLINE, overflow, status, test } from '../../fixtures';
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
import { aiStatus } from '../../site-settings';
import { changeEach } from './every-fault';
import type { LibraryItem } from '../../library';

let images: LibraryItem[];

test.describe( 'Alternative texts of the library', () => {
	test.beforeEach( async ( { requestUtils } ) => {
		images = await fillLibrary( requestUtils );
	} );
	test.afterEach( restoreSite );
	test.afterAll( ( { requestUtils } ) => requestUtils.deleteAllMedia() );

	test( 'work from right to left, on a small screen, by keyboard alone', async ( {
		page,
		admin,
		setLanguage,
		expectAccessible,
	} ) => {
		await setLanguage( 'ar' );
		await page.setViewportSize( { width: 320, height: 800 } );
		await open( admin );
		const field = row( page, 'pier' ).getByRole( 'textbox' );
		await field.focus();
		await page.keyboard.type( 'A pier' );
		await page.keyboard.press( 'Tab' );
		await page.keyboard.press( 'Enter' );
		await expect( group( page, 'Without text' ) ).toContainText( /[3٣]/ );
		await expectAccessible( SCREEN );
		expect( await overflow( page ) ).toBeLessThanOrEqual( 0 );
	} );

	test( 'pass over what another page is having written, and say so', async ( {
		page,
		admin,
		browser,
		upstream,
		requestUtils,
		expectConsoleErrors,
		expectAccessible,
	} ) => {
		expectConsoleErrors( status( 409 ) );
		await upstream.behave( { text: 'A color', hold: 0, times: 1 } );
		// Another browser of the same person: the runs know nothing of each other.
		const other = await browser.newContext( {
			storageState: process.env.STORAGE_STATE_PATH,
		} );
		const first = await other.newPage();
		await first.goto( '/wp-admin/upload.php?page=slipstream-alt-text' );
		await button( first, 'Write 4 alternative texts' ).click();
		await expect.poll( upstream.seen ).toHaveLength( 1 );

		await open( admin );
		await button( page, 'Write 4 alternative texts' ).click();
		await far(
			page,
			'4 of 4 images · 1 skipped because it is already being written'
		);
		await expect( group( page, 'Without text' ) ).toContainText( '1' );
		await expectAccessible( SCREEN );
		await upstream.release();
		await far( first, '4 of 4 images' );
		expect( await upstream.seen() ).toHaveLength( 4 );
		for ( const image of images ) {
			expect( await altOf( requestUtils, image ) ).not.toBe( '' );
		}
		await other.close();
	} );

	test( 'stop where AI may not be asked any more or requests are used up, wait for a busy server, and go on', async ( {
		page,
		admin,
		upstream,
		requestUtils,
		expectConsoleErrors,
	} ) => {
		expectConsoleErrors( status( 403, 429 ), OFFLINE );
		const says = ( words: string | RegExp ) =>
			expect(
				page.locator( SCREEN ).getByText( words ).first()
			).toBeVisible();
		await open( admin );
		await changeEach( requestUtils, async ( change ) => {
			await button( page, 'Write 4 alternative texts' ).click();
			await says( change.says );
		} );
		const { requests_used: used } = await aiStatus( requestUtils );
		await setLimit( requestUtils, used + 2 );
		await page.reload();
		await says( '2 requests are left.' );
		await button( page, 'Write 4 alternative texts' ).click();
		await says( messageFor( 'error_quota_exceeded' ) );
		await far( page, '2 of 4 images' );
		expect( await upstream.seen() ).toHaveLength( 2 );
		await setLimit( requestUtils, 0 );
		await upstream.behave( {
			status: 429,
			headers: { 'retry-after': '2' },
			times: 1,
		} );
		await page.reload();
		await button( page, 'Write 2 alternative texts' ).click();
		await says( /in 2 seconds/ );
		await far( page, '2 of 2 images' );
		expect( await upstream.seen() ).toHaveLength( 5 );
	} );
} );

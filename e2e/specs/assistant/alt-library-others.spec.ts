import { messageFor } from '@slipstream/errors';
import { restoreSite } from '../../faults';
import { expect, overflow, status, test } from '../../fixtures';
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
import { setSettings } from '../../site-settings';
import type { LibraryItem } from '../../library';

let images: LibraryItem[];

test.describe( 'Alternative texts of the library, for everybody', () => {
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
		await shoot( page, 'rtl-320' );
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
		await upstream.behave( { text: 'A colour', hold: 0, times: 1 } );
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
			'4 of 4 images · 1 left out, as it is being written already'
		);
		await expect( group( page, 'Without text' ) ).toContainText( '1' );
		await expectAccessible( SCREEN );
		await shoot( page, 'taken' );
		await upstream.release();
		await far( first, '4 of 4 images' );
		expect( await upstream.seen() ).toHaveLength( 4 );
		for ( const image of images ) {
			expect( await altOf( requestUtils, image ) ).not.toBe( '' );
		}
		await other.close();
		expectConsoleErrors( status( 409 ) );
	} );

	test( 'say so where AI may not be asked', async ( {
		page,
		admin,
		requestUtils,
	} ) => {
		await setSettings( requestUtils, {
			slipstream_ai_inactive_features: [ 'images' ],
		} );
		await open( admin );
		await expect(
			page.locator( SCREEN ).getByText( messageFor( 'ai_disabled' ) )
		).toBeVisible();
		await expect(
			button( page, 'Write 4 alternative texts' )
		).toBeDisabled();
		await row( page, 'pier' ).getByRole( 'textbox' ).fill( 'By hand' );
		await row( page, 'pier' )
			.getByRole( 'button', { name: 'Save' } )
			.click();
		await expect
			.poll( () => altOf( requestUtils, images[ 1 ] ) )
			.toBe( 'By hand' );
	} );
} );

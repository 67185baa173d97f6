import { messageFor } from '@slipstream/errors';
import {
	causeEach,
	changeEach,
	listen,
	restoreSite,
	setLimit,
	TEXT_FAULTS,
} from '../../faults';
import { expect, OFFLINE, status, test } from '../../fixtures';
import { addPicture, button, far, open, SCREEN } from '../../library';
import { upstream } from '../../upstream';
import type {
	Admin,
	Editor,
	RequestUtils,
} from '@wordpress/e2e-test-utils-playwright';
import type { Page } from '@playwright/test';

const DIALOG = '.slipstream-ai-alt';

/** What is said of a fault in words of its own, as it lies in the image. */
const OF_IMAGES: Readonly< Record< string, string > > = {
	'status 422':
		'The AI server refused this image. Write its alternative text yourself.',
	'a filter of the model':
		'The AI server refused this image. Write its alternative text yourself.',
	'status 413': 'This image is too large for the model.',
	'status 400': 'The AI server did not accept this image.',
	'status 401':
		'The AI server did not accept this site. An administrator can check the key in the AI settings.',
	'status 404':
		'The AI server does not know this address or model. An administrator can check both in the AI settings.',
	'an unclear request': 'The model could not say what is in this image.',
};

test.beforeEach( upstream.reset );
test.afterEach( restoreSite );

test.describe( 'The alternative text of an image: a fault is named, and the text stays', () => {
	/** Opens the dialog at a text that the author has written. */
	const begin = async ( {
		page,
		admin,
		editor,
		requestUtils,
	}: {
		page: Page;
		admin: Admin;
		editor: Editor;
		requestUtils: RequestUtils;
	} ) => {
		const picture = await addPicture( requestUtils, 'pier' );
		const { id, source_url: url } = picture;
		await admin.createNewPost( { title: 'A day at sea' } );
		await editor.insertBlock( {
			name: 'core/image',
			attributes: { id, url },
		} );
		await upstream.behave( { text: 'A pier' } );
		await editor.clickBlockToolbarButton( 'Write alternative text' );
		const dialog = page.locator( DIALOG );
		const text = dialog.getByRole( 'textbox' );
		const again = dialog.getByRole( 'button', {
			name: /^(Write another|Try again)$/,
		} );
		const problem = dialog.locator(
			'.slipstream-ai-banner.is-error .components-notice__content'
		);
		await expect( text ).toHaveValue( 'A pier' );
		await text.fill( 'My own words' );
		const heard = await listen( page );
		return async ( says: string ) => {
			await again.focus();
			await page.keyboard.press( 'Enter' );
			await expect( problem ).toContainText( says );
			await expect( text ).toHaveValue( 'My own words' );
			await expect( dialog.locator( ':focus' ) ).toHaveCount( 1 );
			await expect.poll( heard ).toContain( says );
		};
	};
	test.afterAll( ( { requestUtils } ) => requestUtils.deleteAllMedia() );

	const half = Math.ceil( TEXT_FAULTS.length / 2 );
	for ( const rows of [
		TEXT_FAULTS.slice( 0, half ),
		TEXT_FAULTS.slice( half ),
	] ) {
		test( `from ${ rows[ 0 ]?.name } to ${ rows.at( -1 )?.name }`, async ( {
			page,
			admin,
			editor,
			requestUtils,
			expectConsoleErrors,
			expectAccessible,
		} ) => {
			const around = { page, admin, editor, requestUtils };
			const cause = await begin( around );
			await causeEach( rows, ( { name, says } ) =>
				cause(
					OF_IMAGES[ name ] ??
						String( says ).replace( /^Error: | Try Again$/g, '' )
				)
			);
			expect( await page.innerHTML( DIALOG ) ).not.toContain( 'sk-e2e' );
			await expectAccessible( DIALOG );
			expectConsoleErrors(
				status( 400 ),
				status( 413 ),
				status( 422 ),
				status( 429 ),
				status( 502 ),
				status( 503 )
			);
		} );
	}

	test( 'where the site does not ask any more', async ( {
		page,
		admin,
		editor,
		requestUtils,
		expectConsoleErrors,
	} ) => {
		const cause = await begin( { page, admin, editor, requestUtils } );
		await upstream.reset();
		await changeEach( requestUtils, ( { says } ) => cause( says ) );
		await page.context().setOffline( true );
		await cause( messageFor( 'fetch_network_error' ) );
		await page.context().setOffline( false );
		await setLimit( requestUtils, 1 );
		await cause( messageFor( 'error_quota_exceeded' ) );
		expect( await upstream.seen() ).toEqual( [] );
		expectConsoleErrors( status( 403, 429 ), OFFLINE );
	} );
} );

test( 'Alternative texts of the library stop where AI may not be asked any more, and go on', async ( {
	page,
	admin,
	requestUtils,
	expectConsoleErrors,
} ) => {
	await requestUtils.deleteAllMedia();
	await addPicture( requestUtils, 'pier' );
	await open( admin );
	await changeEach( requestUtils, async ( { says } ) => {
		await button( page, 'Write 1 alternative text' ).click();
		await expect(
			page.locator( SCREEN ).getByText( says ).first()
		).toBeVisible();
	} );
	await button( page, 'Write 1 alternative text' ).click();
	await far( page, '1 of 1 images' );
	await requestUtils.deleteAllMedia();
	expectConsoleErrors( status( 403 ), OFFLINE );
} );

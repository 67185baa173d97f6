import { messageFor } from '@slipstream/errors';
import { listen, restoreSite, setLimit } from '../../faults';
import { expect, OFFLINE, status, test } from '../../fixtures';
import { addPicture } from '../../library';
import { causeEach, changeEach, TEXT_FAULTS } from './every-fault';

const DIALOG = '.slipstream-ai-alt';

/** What is said of a fault in words of its own, as it lies in the image. */
const OF_IMAGES: Readonly< Record< string, string > > = {
	'status 422':
		'The AI server refused this image. Write the alternative text yourself.',
	'a filter of the model':
		'The AI server refused this image. Write the alternative text yourself.',
	'status 413': 'This image is too large for the model.',
	'an unclear request': 'The model could not describe this image.',
};

test.afterEach( restoreSite );
test.afterAll( ( { requestUtils } ) => requestUtils.deleteAllMedia() );

test( 'each fault is named, and the text that the author has written stays', async ( {
	page,
	admin,
	editor,
	requestUtils,
	upstream,
	expectConsoleErrors,
} ) => {
	test.slow();
	expectConsoleErrors(
		status( 400, 403, 413, 422, 429, 501, 502, 503 ),
		OFFLINE
	);
	const { id, source_url: url } = await addPicture( requestUtils, 'pier' );
	await admin.createNewPost( { title: 'A day at sea' } );
	await editor.insertBlock( { name: 'core/image', attributes: { id, url } } );
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
	const cause = async ( says: string ) => {
		await again.focus();
		await page.keyboard.press( 'Enter' );
		await expect( problem ).toContainText( says );
		await expect( text ).toHaveValue( 'My own words' );
		await expect( dialog.locator( ':focus' ) ).toHaveCount( 1 );
		await expect.poll( heard ).toContain( says );
	};
	await causeEach( TEXT_FAULTS, ( { name, says } ) =>
		cause(
			OF_IMAGES[ name ] ??
				String( says ).replace( /^Error: | Try Again$/g, '' )
		)
	);
	expect( await page.innerHTML( DIALOG ) ).not.toContain( 'sk-e2e' );
	await upstream.behave( {
		status: 400,
		body: {
			error: {
				message:
					'Invalid content type. image_url is only supported by certain models.',
			},
		},
	} );
	await again.click();
	await expect( dialog.getByText( 'cannot read images' ) ).toBeVisible();
	await upstream.reset();
	await changeEach( requestUtils, ( { says } ) => cause( says ) );
	await page.context().setOffline( true );
	await cause( messageFor( 'fetch_network_error' ) );
	await page.context().setOffline( false );
	await setLimit( requestUtils, 1 );
	await cause( messageFor( 'error_quota_exceeded' ) );
	expect( await upstream.seen() ).toEqual( [] );
} );

test( 'covers and columns of media have it too, from right to left and on a small screen', async ( {
	page,
	admin,
	editor,
	requestUtils,
	upstream,
	setLanguage,
	expectAccessible,
} ) => {
	const shown = await addPicture( requestUtils, 'beach', 3 );
	await setLanguage( 'ar' );
	await admin.createNewPost( { title: 'A day at sea' } );
	await upstream.behave( { text: 'شاطئ' } );
	await editor.insertBlock( {
		name: 'core/media-text',
		attributes: {
			mediaId: shown.id,
			mediaUrl: shown.source_url,
			mediaType: 'image',
		},
	} );
	await page
		.getByRole( 'button', { name: 'Write alternative text' } )
		.click();
	await page.setViewportSize( { width: 320, height: 700 } );
	const dialog = page.locator( DIALOG );
	await expect( dialog.getByRole( 'textbox' ) ).toHaveValue( 'شاطئ' );
	await expectAccessible( DIALOG );
	await dialog.getByRole( 'button', { name: 'Use this text' } ).click();
	await expect( dialog ).toBeHidden();
	const [ block ] = await editor.getBlocks();
	expect( block?.attributes.mediaAlt ).toBe( 'شاطئ' );
	// An open post may still ask for the image.
	await page.close();
} );

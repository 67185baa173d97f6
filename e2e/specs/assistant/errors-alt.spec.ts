import {
	causeEach,
	changeEach,
	listen,
	restoreSite,
	setLimit,
	TEXT_FAULTS,
} from '../../faults';
import { expect, test } from '../../fixtures';
import { addPicture, button, far, open, SCREEN } from '../../library';

/** What is said of a fault in words of its own, as it lies in the image. */
const OF_IMAGES: Readonly< Record< string, string > > = {
	'status 429':
		'The AI server takes no more requests at the moment. Please try again later.',
	'status 429 with Retry-After':
		'The AI server takes no more requests at the moment. Please try again later.',
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

test.afterEach( restoreSite );

test( 'The alternative text of an image: each fault is named, and the text stays', async ( {
	page,
	admin,
	editor,
	upstream,
	requestUtils,
	problems,
	expectAccessible,
} ) => {
	const { id, source_url: url } = await addPicture( requestUtils, 'pier' );
	await admin.createNewPost( { title: 'A day at sea' } );
	await editor.insertBlock( { name: 'core/image', attributes: { id, url } } );
	await upstream.behave( { text: 'A pier' } );
	await editor.clickBlockToolbarButton( 'Write alternative text' );
	const dialog = page.locator( '.slipstream-ai-alt' );
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
		await expect( problem ).toHaveText( says );
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
	expect( await dialog.innerHTML() ).not.toContain( 'sk-e2e' );
	await expectAccessible( '.slipstream-ai-alt' );
	await changeEach( requestUtils, ( { says } ) => cause( says ) );
	await page.context().setOffline( true );
	await cause(
		'The site could not be reached. Check your connection and try again.'
	);
	await page.context().setOffline( false );
	await setLimit( requestUtils, 1 );
	await again.click();
	await expect( problem ).toContainText( 'limit of requests' );
	await expect( text ).toHaveValue( 'My own words' );
	expect( await upstream.seen() ).toEqual( [] );
	await requestUtils.deleteAllMedia();
	problems.length = 0; // The faults were asked for.
} );

test( 'Alternative texts of the library stop where AI may not be asked any more, and go on', async ( {
	page,
	admin,
	upstream,
	requestUtils,
	problems,
} ) => {
	await upstream.reset();
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
	problems.length = 0;
} );

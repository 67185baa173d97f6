import { messageFor } from '@slipstream/errors';
import { restoreSite, setLimit, UNAVAILABLE } from '../../faults';
import { expect, OFFLINE, status, test } from '../../fixtures';
import { addPicture, libraryItem } from '../../library';
import type { LibraryItem } from '../../library';
import type { Page } from '@playwright/test';

const SELECTOR = '.slipstream-ai-alt';

function dialogOf( page: Page ) {
	const dialog = page.locator( SELECTOR );
	return {
		dialog,
		text: dialog.getByRole( 'textbox' ),
		button: ( name: string ) =>
			dialog.getByRole( 'button', { name, exact: true } ),
	};
}

const altOf = ( page: Page, field = 'alt' ) =>
	page.evaluate(
		( name ) =>
			(
				window.wp.data
					.select( 'core/block-editor' )
					.getBlocks()[ 0 ] as {
					attributes: Record< string, unknown >;
				}
			 ).attributes[ name ],
		field
	);

let image: LibraryItem;

test.describe( 'The alternative text of an image', () => {
	test.beforeEach( async ( { admin, editor, requestUtils, upstream } ) => {
		await upstream.reset();
		await requestUtils.deleteAllMedia();
		image = await addPicture( requestUtils, 'harbour' );
		await admin.createNewPost( { title: 'A day at sea' } );
		await editor.insertBlock( {
			name: 'core/image',
			attributes: { id: image.id, url: image.source_url },
		} );
	} );
	test.afterEach( restoreSite );
	test.afterAll( ( { requestUtils } ) => requestUtils.deleteAllMedia() );

	test( 'is written, mended, and taken in one step', async ( {
		page,
		editor,
		upstream,
		requestUtils,
		expectAccessible,
	} ) => {
		await upstream.behave( { text: '"A blue boat in a harbour"' } );
		await editor.clickBlockToolbarButton( 'Write alternative text' );
		const { dialog, text, button } = dialogOf( page );
		await expect( text ).toHaveValue( 'A blue boat in a harbour' );
		await expectAccessible( SELECTOR );
		await page.screenshot( { path: 'artifacts/screens/alt-text.png' } );

		const [ sent ] = await upstream.seen();
		const asked = sent?.body?.messages?.[ 1 ]?.content;
		expect( sent?.path ).toBe( '/v1/chat/completions' );
		expect( asked ).toMatchObject( [
			{ text: expect.stringContaining( 'A day at sea' ) },
			{
				image_url: {
					url: expect.stringMatching(
						/^data:image\/png;base64,iVBOR/
					),
				},
			},
		] );

		await upstream.behave( { text: 'Something else' } );
		await button( 'Write another' ).click();
		await expect( text ).toHaveValue( 'Something else' );
		await button( 'Put the earlier text back' ).click();
		await expect( text ).toHaveValue( 'A blue boat in a harbour' );
		await text.fill( 'A blue boat in a small harbour' );
		await button( 'Use this text' ).click();
		await expect( dialog ).toBeHidden();
		expect( await altOf( page ) ).toBe( 'A blue boat in a small harbour' );
		await expect
			.poll(
				async () =>
					( await libraryItem( requestUtils, image.id ) ).alt_text
			)
			.toBe( 'A blue boat in a small harbour' );
		await page.evaluate( () =>
			window.wp.data.dispatch( 'core/editor' ).undo()
		);
		expect( await altOf( page ) ).toBeFalsy();
	} );

	test( 'stays out of the library where that is wanted, by keyboard alone', async ( {
		page,
		upstream,
		editor,
		requestUtils,
	} ) => {
		await upstream.behave( { text: 'A pier' } );
		await editor.showBlockToolbar();
		await page
			.getByRole( 'button', { name: 'Write alternative text' } )
			.focus();
		await page.keyboard.press( 'Enter' );
		const { dialog, text, button } = dialogOf( page );
		await expect( text ).toHaveValue( 'A pier' );
		await dialog.getByRole( 'checkbox' ).focus();
		await page.keyboard.press( 'Space' );
		await button( 'Use this text' ).focus();
		await page.keyboard.press( 'Enter' );
		await expect( dialog ).toBeHidden();
		expect( await altOf( page ) ).toBe( 'A pier' );
		expect( ( await libraryItem( requestUtils, image.id ) ).alt_text ).toBe(
			''
		);
	} );

	test( 'says what went wrong, and keeps what was typed', async ( {
		page,
		editor,
		upstream,
		expectConsoleErrors,
		context,
	} ) => {
		await upstream.behave( { status: 500 } );
		await editor.clickBlockToolbarButton( 'Write alternative text' );
		const { dialog, text, button } = dialogOf( page );
		await expect( dialog.getByText( UNAVAILABLE ) ).toBeVisible();
		await page.screenshot( {
			path: 'artifacts/screens/alt-text-error.png',
		} );
		await text.fill( 'My own words' );
		await upstream.behave( {
			status: 400,
			body: {
				error: {
					message:
						'Invalid content type. image_url is only supported by certain models.',
				},
			},
		} );
		await button( 'Try again' ).click();
		await expect( dialog.getByText( 'cannot read images' ) ).toBeVisible();
		await upstream.behave( { unclear: true } );
		await button( 'Try again' ).click();
		await expect(
			dialog.getByText( 'The model could not say what is in this image.' )
		).toBeVisible();
		await upstream.behave( { cutAfter: 1 } );
		await button( 'Try again' ).click();
		await expect(
			dialog.getByText( 'It was not possible to process your request.' )
		).toBeVisible();
		await context.setOffline( true );
		await button( 'Try again' ).click();
		await expect(
			dialog.getByText( 'The site could not be reached.' )
		).toBeVisible();
		await context.setOffline( false );
		await expect( text ).toHaveValue( 'My own words' );
		await upstream.behave( { hold: 0 } );
		await button( 'Try again' ).click();
		await expect(
			dialog.getByText( 'Looking at the image…' )
		).toBeVisible();
		await button( 'Cancel' ).click();
		await button( 'Use this text' ).click();
		expect( await altOf( page ) ).toBe( 'My own words' );
		expectConsoleErrors(
			status( 422 ),
			status( 501 ),
			status( 502 ),
			status( 503 ),
			OFFLINE
		);
	} );

	test( 'is refused when the requests are used up', async ( {
		page,
		editor,
		requestUtils,
		expectConsoleErrors,
	} ) => {
		await editor.clickBlockToolbarButton( 'Write alternative text' );
		const { dialog, text, button } = dialogOf( page );
		await expect( text ).not.toHaveValue( '' );
		await setLimit( requestUtils, 1 );
		await button( 'Write another' ).click();
		await expect(
			dialog.getByText( messageFor( 'error_quota_exceeded' ) ).first()
		).toBeVisible();
		expectConsoleErrors( status( 429 ), OFFLINE );
	} );

	test( 'is not asked for where the image is elsewhere', async ( {
		page,
		editor,
		upstream,
	} ) => {
		await editor.setContent(
			'<!-- wp:image --><figure class="wp-block-image"><img src="/wp-includes/images/w-logo-blue.png" alt=""/></figure><!-- /wp:image -->'
		);
		await page.evaluate( () => {
			const { select, dispatch } = window.wp.data;
			dispatch( 'core/block-editor' ).selectBlock(
				select( 'core/block-editor' ).getBlockOrder()[ 0 ]
			);
		} );
		await editor.clickBlockToolbarButton( 'Write alternative text' );
		const { dialog, text, button } = dialogOf( page );
		await expect(
			dialog.getByText( 'Upload this one there' )
		).toBeVisible();
		await expect( button( 'Write with AI' ) ).toBeDisabled();
		await text.fill( 'A logo' );
		await button( 'Use this text' ).click();
		expect( await altOf( page ) ).toBe( 'A logo' );
		expect( await upstream.seen() ).toEqual( [] );
	} );
} );

test( 'Covers and columns of media have it too, from right to left and on a small screen', async ( {
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
	const { dialog, text, button } = dialogOf( page );
	await expect( text ).toHaveValue( 'شاطئ' );
	await expectAccessible( SELECTOR );
	await page.screenshot( { path: 'artifacts/screens/alt-text-rtl-320.png' } );
	await button( 'Use this text' ).click();
	await expect( dialog ).toBeHidden();
	expect( await altOf( page, 'mediaAlt' ) ).toBe( 'شاطئ' );
	// An open post may still ask for the image.
	await page.close();
	await requestUtils.deleteAllMedia();
} );

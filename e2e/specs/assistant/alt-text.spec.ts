import { listen, restoreSite, SERVER_ERROR } from '../../faults';
import { expect, status, test } from '../../fixtures';
import { addPicture, altOf } from '../../library';
import type { Page } from '@playwright/test';

const SELECTOR = '.slipstream-ai-alt';

/** The text in the post. */
const written = ( page: Page ) =>
	page.evaluate( () => {
		const [ block ] = window.wp.data
			.select( 'core/block-editor' )
			.getBlocks();
		return block?.attributes.alt;
	} );

test.afterEach( restoreSite );
test.afterAll( ( { requestUtils } ) => requestUtils.deleteAllMedia() );

test( 'the alternative text of an image is written, edited, and taken in one step; what fails keeps what was typed', async ( {
	page,
	admin,
	editor,
	upstream,
	requestUtils,
	expectAccessible,
	expectConsoleErrors,
} ) => {
	expectConsoleErrors( status( 503 ) );
	await requestUtils.deleteAllMedia();
	const image = await addPicture( requestUtils, 'harbour' );
	await admin.createNewPost( { title: 'A day at sea' } );
	const insert = async () => {
		await editor.setContent( '' );
		await editor.insertBlock( {
			name: 'core/image',
			attributes: { id: image.id, url: image.source_url },
		} );
		await editor.showBlockToolbar();
	};
	const dialog = page.locator( SELECTOR );
	const text = dialog.getByRole( 'textbox' );
	const button = ( name: string ) =>
		dialog.getByRole( 'button', { name, exact: true } );

	await test.step( 'by keyboard alone, and kept out of the library', async () => {
		await insert();
		await upstream.behave( { text: '"A blue boat in a harbour"' } );
		await page
			.getByRole( 'button', { name: 'Write alternative text' } )
			.focus();
		await page.keyboard.press( 'Enter' );
		await expect( text ).toHaveValue( 'A blue boat in a harbour' );
		await expectAccessible( SELECTOR );
		const [ sent ] = await upstream.seen();
		expect( sent?.path ).toBe( '/v1/chat/completions' );
		expect( sent?.body?.messages?.[ 1 ]?.content ).toMatchObject( [
			{ text: expect.stringContaining( 'A day at sea' ) },
			{
				image_url: {
					url: expect.stringMatching(
						/^data:image\/png;base64,iVBOR/
					),
				},
			},
		] );
		await dialog.getByRole( 'checkbox' ).focus();
		await page.keyboard.press( 'Space' );
		await button( 'Use this text' ).focus();
		await page.keyboard.press( 'Enter' );
		await expect( dialog ).toBeHidden();
		expect( await written( page ) ).toBe( 'A blue boat in a harbour' );
		expect( await altOf( requestUtils, image ) ).toBe( '' );
	} );

	await test.step( 'a failure is told; the text and the focus stay', async () => {
		await insert();
		await upstream.behave( { text: 'A boat' } );
		await editor.clickBlockToolbarButton( 'Write alternative text' );
		await expect( text ).toHaveValue( 'A boat' );
		await text.fill( 'My own words' );
		const heard = await listen( page );
		await upstream.behave( {
			status: 500,
			body: { error: '{{authorization}}' },
		} );
		await button( 'Write another' ).focus();
		await page.keyboard.press( 'Enter' );
		await expect( dialog.getByText( SERVER_ERROR ) ).toBeVisible();
		await expect.poll( heard ).toContain( SERVER_ERROR );
		await expect( text ).toHaveValue( 'My own words' );
		await expect( dialog.locator( ':focus' ) ).toHaveCount( 1 );
		expect( await page.innerHTML( SELECTOR ) ).not.toContain( 'sk-e2e' );
		await expectAccessible( SELECTOR );
		await upstream.behave( { hold: 0 } );
		await button( 'Try again' ).click();
		await expect(
			dialog.getByText( 'Looking at the image…' )
		).toBeVisible();
		await button( 'Cancel' ).click();
		await expect( text ).toHaveValue( 'My own words' );
	} );

	await test.step( 'another text, the earlier one, and one step to take it', async () => {
		await upstream.reset();
		await upstream.behave( { text: 'Something else' } );
		await button( 'Write another' ).click();
		await expect( text ).toHaveValue( 'Something else' );
		await button( 'Restore previous text' ).click();
		await expect( text ).toHaveValue( 'My own words' );
		await text.fill( 'A blue boat in a small harbour' );
		await button( 'Use this text' ).click();
		await expect( dialog ).toBeHidden();
		expect( await written( page ) ).toBe(
			'A blue boat in a small harbour'
		);
		await expect
			.poll( () => altOf( requestUtils, image ) )
			.toBe( 'A blue boat in a small harbour' );
		await page.evaluate( () =>
			window.wp.data.dispatch( 'core/editor' ).undo()
		);
		expect( await written( page ) ).toBeFalsy();
	} );
} );

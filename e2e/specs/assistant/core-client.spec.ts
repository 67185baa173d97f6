import { leaveCoreClient, useCoreClient, WRITER_KEY } from '../../core-client';
import { expectBanner, listen, UNAVAILABLE } from '../../faults';
import { expect, status, test } from '../../fixtures';
import { IMAGE_DIALOG, imageDialogOf } from '../../image-dialog';
import { MICROPHONE, problemsOf, SELECTOR } from '../../voice';

test.use( MICROPHONE );

const BANNER = `Error: ${ UNAVAILABLE } Try Again`;
const DOES_NOT_DRAW =
	'No AI server that makes images is set up for this site. An administrator can add one in the AI settings.';
const DOES_NOT_LISTEN =
	'No AI server that transcribes recordings is set up for this site. An administrator can add one in the AI settings.';
const screen = ( name: string ) => ( {
	path: `artifacts/screens/core-client-${ name }.png`,
} );

/** A site whose one engine is WordPress's own AI client, with a provider that only writes. */
test.describe( "Where WordPress's own AI client answers", () => {
	test.beforeEach( async ( { requestUtils, upstream } ) => {
		await useCoreClient( requestUtils );
		await upstream.reset();
	} );
	test.afterEach( leaveCoreClient );

	test( 'a text is asked for, comes whole, and is accepted', async ( {
		page,
		editor,
		upstream,
		assistant,
	} ) => {
		await upstream.behave( { text: 'Rivers **remember** every stone.' } );
		await assistant.open( 'About rivers' );
		await assistant.ask( 'Write about rivers' );
		await expect( assistant.text ).toHaveText(
			'Rivers remember every stone.'
		);
		await assistant.settled();
		await page.screenshot( screen( 'text' ) );
		await assistant.button( 'Accept' ).click();
		await expect( assistant.block ).toHaveCount( 0 );
		expect( await editor.getEditedPostContent() ).toContain(
			'<p>Rivers <strong>remember</strong> every stone.</p>'
		);
		const asked = ( await upstream.seen() ).filter(
			( { path } ) => path === '/v1/chat/completions'
		);
		expect( asked ).toHaveLength( 1 );
		expect( asked[ 0 ] ).toMatchObject( {
			authorization: `Bearer ${ WRITER_KEY }`,
			body: { model: 'fake-model' },
		} );
		expect( asked[ 0 ]?.body?.stream ).toBeUndefined();
		expect( JSON.stringify( asked[ 0 ]?.body?.messages ) ).toContain(
			'Write about rivers'
		);
	} );

	test( 'its failure is told in our words, and the next try gets its text', async ( {
		page,
		upstream,
		assistant,
		expectConsoleErrors,
	} ) => {
		await assistant.open();
		const heard = await listen( page );
		await upstream.behave( {
			status: 503,
			body: { error: { message: `Busy {{authorization}}` } },
		} );
		await assistant.ask( 'Write about rivers' );
		await expectBanner( assistant.block, BANNER, heard );
		await expect( assistant.prompt ).toHaveValue( 'Write about rivers' );
		await expect( assistant.prompt ).toBeFocused();
		expect( await assistant.block.innerHTML() ).not.toContain( WRITER_KEY );
		await upstream.behave( { text: 'All is well again.' } );
		await assistant.button( 'Try Again' ).click();
		await expect( assistant.text ).toHaveText( 'All is well again.' );
		expectConsoleErrors( status( 503 ) );
	} );

	test( 'no image comes, and the instructions stay', async ( {
		page,
		admin,
		editor,
		upstream,
		expectConsoleErrors,
		expectAccessible,
	} ) => {
		await admin.createNewPost( { title: 'A boat trip' } );
		await editor.openDocumentSettingsSidebar();
		await page
			.getByRole( 'button', { name: 'Generate an image with AI' } )
			.click();
		const { dialog, button, prompt, problem } = imageDialogOf( page );
		const heard = await listen( page );
		await prompt.fill( 'Two boats' );
		await button( 'Generate' ).focus();
		await page.keyboard.press( 'Enter' );
		await expect( problem ).toHaveText( DOES_NOT_DRAW );
		await expect.poll( heard ).toContain( DOES_NOT_DRAW );
		await expect( prompt ).toHaveValue( 'Two boats' );
		await expect( dialog.locator( ':focus' ) ).toHaveCount( 1 );
		await expectAccessible( IMAGE_DIALOG );
		await page.screenshot( screen( 'no-image' ) );
		expect(
			( await upstream.seen() ).map( ( { path } ) => path )
		).not.toContain( '/v1/images/generations' );
		expectConsoleErrors( status( 501 ) );
	} );

	test( 'no recording is written down, and it is kept', async ( {
		page,
		admin,
		editor,
		requestUtils,
		expectConsoleErrors,
		expectAccessible,
	} ) => {
		await admin.createNewPost( { title: 'Trees' } );
		await editor.insertBlock( { name: 'jetpack/voice-to-content' } );
		const { dialog, button, says } = await problemsOf( page );
		await button( 'Begin recording' ).click();
		await expect( dialog.getByRole( 'timer' ) ).toHaveText( '00:01' );
		await button( 'Done' ).click();
		await says( DOES_NOT_LISTEN );
		await button( 'Try again' ).focus();
		await page.keyboard.press( 'Enter' );
		await says( DOES_NOT_LISTEN );
		await expect( button( 'Try again' ) ).toBeVisible();
		await expectAccessible( SELECTOR );
		await page.screenshot( screen( 'no-speech' ) );
		// A server that listens is added: the recording becomes the post.
		await leaveCoreClient( { requestUtils } );
		await button( 'Try again' ).click();
		await expect( dialog ).toBeHidden();
		expectConsoleErrors( status( 501 ) );
	} );
} );

import { leaveCoreClient, useCoreClient, WRITER_KEY } from '../../core-client';
import { expectBanner, listen } from '../../faults';
import { expect, OFFLINE, status, test } from '../../fixtures';
import { IMAGE_DIALOG, imageDialogOf } from '../../image-dialog';
import { problemsOf, SELECTOR, speech } from '../../voice';

const FAILED =
	'WordPress’s AI client reported an internal error. Try again, or check that server’s log.';
const DOES_NOT_DRAW =
	'No AI server that makes images is set up for this site. An administrator can add one in the AI settings.';
const DOES_NOT_LISTEN =
	'No AI server that transcribes recordings is set up for this site. An administrator can add one in the AI settings.';

test.afterEach( leaveCoreClient );

/** A site whose one engine is WordPress's own AI client, with a provider that only writes. */
test( "where WordPress's own AI client answers, texts come whole, and what it cannot do is said", async ( {
	page,
	editor,
	upstream,
	assistant,
	requestUtils,
	expectConsoleErrors,
	expectAccessible,
} ) => {
	expectConsoleErrors( status( 501, 503 ), OFFLINE );
	await useCoreClient( requestUtils );
	await upstream.reset();
	await assistant.open( 'About rivers' );

	await test.step( 'its failure is told in our words', async () => {
		const heard = await listen( page );
		await upstream.behave( {
			status: 503,
			body: { error: { message: `Busy {{authorization}}` } },
		} );
		await assistant.ask( 'Write about rivers' );
		await expectBanner(
			assistant.block,
			`Error: ${ FAILED } Try Again`,
			heard
		);
		await expect( assistant.prompt ).toHaveValue( 'Write about rivers' );
		await expect( assistant.prompt ).toBeFocused();
		expect( await assistant.block.innerHTML() ).not.toContain( WRITER_KEY );
	} );

	await test.step( 'the next try gets a text, which comes whole, and is accepted', async () => {
		await upstream.reset();
		await upstream.behave( { text: 'Rivers **remember** every stone.' } );
		await assistant.button( 'Try Again' ).click();
		await expect( assistant.text ).toHaveText(
			'Rivers remember every stone.'
		);
		await assistant.settled();
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

	await test.step( 'no image comes, and the instructions stay', async () => {
		await editor.openDocumentSettingsSidebar();
		const sidebar = page.getByRole( 'region', { name: 'Editor settings' } );
		await sidebar.getByRole( 'tab', { name: 'Post' } ).click();
		await sidebar
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
		expect(
			( await upstream.seen() ).map( ( { path } ) => path )
		).not.toContain( '/v1/images/generations' );
		await page.keyboard.press( 'Escape' );
		await expect( dialog ).toBeHidden();
	} );

	await test.step( 'no recording is written down, and it is kept', async () => {
		await editor.insertBlock( { name: 'jetpack/voice-to-content' } );
		const { dialog, button, says, upload } = await problemsOf( page );
		await upload( 'note.wav', speech( 1 ) );
		await says( DOES_NOT_LISTEN );
		await expectAccessible( SELECTOR );
		// A server that listens is added: the recording becomes the post.
		await leaveCoreClient( { requestUtils } );
		await button( 'Try again' ).focus();
		await page.keyboard.press( 'Enter' );
		await expect( dialog ).toBeHidden();
	} );
} );

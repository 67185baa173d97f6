import { transcriptionMessageFor } from '@slipstream/errors';
import { CUT, PART, REST, SERVER_ERROR, WHOLE } from '../../faults';
import { expect, status, test } from '../../fixtures';
import { problemsOf, SAID, SELECTOR, silence, speech } from '../../voice';
import { resetWriting, setWriting } from '../../write-page';

// The browser of the tests has no microphone unless it is given one.
test.use( { permissions: [ 'microphone' ] } );

const MISSING = 'No microphone was found. Connect one, or upload a recording.';
const VOICE = { name: 'jetpack/voice-to-content' };

test.beforeEach( ( { requestUtils } ) =>
	setWriting( requestUtils, {
		glossary: [ { term: 'e-mail', preferred: 'email' } ],
		banned: [ 'very' ],
	} )
);
test.afterEach( ( { requestUtils } ) => resetWriting( requestUtils ) );

test( 'a recording is uploaded: it is kept through a failure, and its draft through a break, and read before it goes into the post', async ( {
	page,
	admin,
	editor,
	upstream,
	expectAccessible,
	expectConsoleErrors,
} ) => {
	expectConsoleErrors( status( 400, 503 ) );
	await admin.createNewPost( { title: 'Trees' } );
	const { dialog, button, says, focused, upload } = await problemsOf( page );
	const draft = ( text: string ) => dialog.getByText( text, { exact: true } );
	const content = () => editor.getEditedPostContent();

	await test.step( 'the slash list opens the dialog; without a microphone a file will do', async () => {
		await editor.canvas
			.getByRole( 'button', { name: /default block/ } )
			.click();
		await page.keyboard.type( '/voice' );
		await page.getByRole( 'option', { name: /Voice/ } ).first().waitFor();
		await page.keyboard.press( 'Enter' );
		await expect( dialog ).toBeVisible();
		// The focus is where the author acts next, not in the canvas behind.
		await expect( focused ).toHaveCount( 1 );
		await button( 'Begin recording' ).focus();
		await page.keyboard.press( 'Enter' );
		await says( MISSING );
		await expect( button( 'Begin recording' ) ).toBeFocused();
		await expectAccessible( SELECTOR );
	} );

	await test.step( 'what is no recording is refused here, or by the server; silence is sent once', async () => {
		await upload( 'note.txt', 'Hello' );
		await says(
			'The audio file type is not supported. Please use a supported audio file type.'
		);
		await upload( 'note.mp3', 'Hello' );
		await says( transcriptionMessageFor( 'file_type_not_supported' ) );
		expect( await upstream.seen() ).toEqual( [] );
		await upload( 'silence.wav', silence( 2 ) );
		await says( 'No speech was detected in the recording.' );
		expect( ( await upstream.seen() ).map( ( { path } ) => path ) ).toEqual(
			[ '/v1/audio/transcriptions' ]
		);
	} );

	await test.step( 'a file is kept through a failure, to be downloaded or sent again', async () => {
		await upstream.behave( { status: 503 } );
		await upload( 'note.wav', speech( 1 ) );
		await expect(
			dialog.getByText( 'We kept your file: note.wav' )
		).toBeVisible();
		await expect( dialog.locator( '.is-primary' ) ).toHaveText( [
			'Try again',
		] );
		await expectAccessible( SELECTOR );
		const download = page.waitForEvent( 'download' );
		await dialog.getByRole( 'link', { name: 'Download' } ).click();
		expect( ( await download ).suggestedFilename() ).toBe( 'note.wav' );
	} );

	await test.step( 'a draft that is stopped stays, as it will be read', async () => {
		await upstream.reset();
		await upstream.behave( {
			chunks: [ 'Plant **more', ' trees**', ' soon.' ],
			hold: 1,
		} );
		await button( 'Try again' ).click();
		// The recording is held first.
		await upstream.release();
		await expect( dialog.locator( 'strong' ) ).toHaveText( 'more' );
		await page.keyboard.press( 'Escape' );
		await expect( dialog.getByText( 'Stopped early' ) ).toBeVisible();
		await button( 'Insert partial draft' ).click();
		await expect( dialog ).toBeHidden();
		expect( await content() ).toContain( 'Plant' );
	} );

	await test.step( 'what was said stays when its draft fails', async () => {
		await editor.insertBlock( VOICE );
		await upstream.behave( { unclear: true } );
		await upload( 'note.wav', speech( 1 ) );
		await expect( draft( SAID ) ).toBeVisible();
		await button( 'Insert as is' ).click();
		await expect( dialog ).toBeHidden();
		expect( await content() ).toContain( SAID );
	} );

	await test.step( 'a draft that breaks off is continued', async () => {
		await editor.insertBlock( VOICE );
		await upstream.behave( CUT );
		await upload( 'note.wav', speech( 1 ) );
		await expect( draft( PART ) ).toBeVisible();
		await expectAccessible( SELECTOR );
		await expect( dialog.locator( '.is-primary' ) ).toHaveText( [
			'Continue',
		] );
		await upstream.behave( REST );
		await button( 'Continue' ).click();
		await expect( dialog ).toBeHidden();
		expect( await content() ).toContain( WHOLE );
	} );

	await test.step( 'a draft that is not as the house writes waits for its author', async () => {
		await editor.insertBlock( VOICE );
		await upstream.reset();
		await upstream.behave( { text: 'A very good e-mail.' } );
		await upload( 'note.wav', speech( 1 ) );
		await expect(
			dialog.getByRole( 'group', { name: '2 house style notes' } )
		).toBeVisible();
		await expectAccessible( SELECTOR );
		await button( 'Replace with “email”' ).click();
		await expect( draft( 'A very good email.' ) ).toBeVisible();
		await expect( focused ).toHaveCount( 1 );
		await upstream.behave( { status: 503, times: 1 } );
		await button( 'Ask again' ).click();
		await expect( dialog.getByText( SERVER_ERROR ) ).toBeVisible();
		await expect( draft( 'A very good email.' ) ).toBeVisible();
		await expect( focused ).toHaveCount( 1 );
		await upstream.reset();
		await upstream.behave( { text: 'A good email, very soon.' } );
		await button( 'Ask again' ).click();
		await expect( draft( 'A good email, very soon.' ) ).toBeVisible();
		const [ sent ] = await upstream.seen();
		expect( JSON.stringify( sent?.body?.messages ) ).toContain( SAID );
		expect(
			sent?.body?.messages
				?.slice( -2 )
				.map( ( { content: said } ) => said )
		).toEqual( [
			'A very good email.',
			expect.stringContaining( 'Avoid these words: "very".' ),
		] );
		await button( 'Ignore “very”' ).click();
		await expect( focused ).toHaveCount( 1 );
		await button( 'Insert the draft' ).click();
		await expect( dialog ).toBeHidden();
		expect( await content() ).toContain(
			'<p>A good email, very soon.</p>'
		);
	} );
} );

import { expect, status, test } from '../../fixtures';
import { MICROPHONE, problemsOf, SAID, SELECTOR } from '../../voice';

test.use( MICROPHONE );

test( 'a recording is made with pauses, kept through a failure and a crash, heard, and becomes a draft', async ( {
	page,
	admin,
	upstream,
	editor,
	expectAccessible,
	expectConsoleErrors,
} ) => {
	expectConsoleErrors( status( 503 ) );
	const begin = async ( title: string ) => {
		await admin.createNewPost( { title } );
		await editor.insertBlock( { name: 'jetpack/voice-to-content' } );
	};
	await begin( 'Trees' );
	const { dialog, button, says } = await problemsOf( page );
	const timer = dialog.getByRole( 'timer' );

	await test.step( 'it is recorded, with a pause', async () => {
		await expectAccessible( SELECTOR );
		await expect( dialog ).toContainText(
			'Transcribing and drafting uses 2 requests.'
		);
		await expect(
			page.getByRole( 'link', { name: /^Share feedback/ } )
		).toBeVisible();
		await button( 'Begin recording' ).focus();
		await page.keyboard.press( 'Enter' );
		await expect( timer ).toHaveText( /00:(0[1-9]|[1-9])/ );
		await expectAccessible( SELECTOR );
		await button( 'Pause recording' ).click();
		const paused = await timer.textContent();
		await expect( dialog.getByText( 'Paused' ) ).toBeVisible();
		await button( 'Resume recording' ).click();
		await expect( timer ).not.toHaveText( paused ?? '' );
	} );

	await test.step( 'a failure is told, and the recording is kept, and can be heard', async () => {
		await upstream.behave( {
			status: 503,
			body: { error: '{{authorization}}' },
		} );
		await button( 'Done' ).focus();
		await page.keyboard.press( 'Enter' );
		await says( 'reported an internal error.' );
		await expect(
			dialog.getByText( /We kept your last recording \(00:\d\d\)\./ )
		).toBeVisible();
		expect( await page.innerHTML( SELECTOR ) ).not.toContain( 'sk-e2e' );
		await expectAccessible( SELECTOR );
		const player = dialog.getByLabel( 'Your last recording' );
		await button( 'Close' ).focus();
		await page.keyboard.press( 'Tab' );
		await expect( player ).toBeFocused();
		await page.keyboard.press( 'Space' );
		await expect
			.poll( () =>
				player.evaluate( ( audio: HTMLAudioElement ) => ( {
					isPlaying: ! audio.paused,
					isHeard: audio.currentTime > 0.2,
				} ) )
			)
			.toEqual( { isPlaying: true, isHeard: true } );
	} );

	await test.step( 'after a crash it is still there, and becomes a draft', async () => {
		// The page goes away without a word.
		page.on( 'dialog', ( prompt ) => void prompt.accept() );
		await begin( 'Again' );
		await upstream.reset();
		await upstream.behave( {
			text: '## Trees\n\nWe should plant more of them.',
			hold: 0,
		} );
		await button( 'Use this recording' ).click();
		await upstream.release();
		await expect( dialog.getByText( 'Writing the draft…' ) ).toBeVisible();
		await upstream.release();
		await expect( dialog ).toBeHidden();
		expect(
			( await editor.getBlocks() ).map( ( { name } ) => name )
		).toEqual( [ 'core/heading', 'core/paragraph' ] );
		const [ heard, asked ] = await upstream.seen();
		expect( heard?.path ).toBe( '/v1/audio/transcriptions' );
		expect( heard?.body ).toMatchObject( {
			file: { type: expect.stringMatching( /^audio\/(mp4|webm)$/ ) },
		} );
		expect( JSON.stringify( asked?.body ) ).toContain( SAID );
	} );

	await test.step( 'what is in the post needs no safety copy any more', async () => {
		await editor.insertBlock( { name: 'jetpack/voice-to-content' } );
		await expect( button( 'Begin recording' ) ).toBeVisible();
		await expect( dialog.getByText( 'We kept' ) ).toBeHidden();
	} );
} );

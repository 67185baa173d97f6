import { transcriptionMessageFor } from '@slipstream/errors';
import { expect, status, test } from '../../fixtures';
import { dialogOf, MICROPHONE, SAID, SELECTOR, speech } from '../../voice';

test.use( MICROPHONE );

test.describe( 'Voice to content', () => {
	test.beforeEach( async ( { admin, editor, upstream } ) => {
		await upstream.reset();
		await admin.createNewPost( { title: 'Trees' } );
		await editor.insertBlock( { name: 'jetpack/voice-to-content' } );
	} );

	test( 'records with pauses, and becomes a draft', async ( {
		page,
		upstream,
		editor,
		expectAccessible,
	} ) => {
		const { dialog, button } = dialogOf( page );
		await expect( dialog ).toBeVisible();
		await expectAccessible( SELECTOR );
		await expect(
			page.getByRole( 'link', { name: /^Share feedback/ } )
		).toBeVisible();
		await page.screenshot( { path: 'artifacts/screens/voice-start.png' } );
		await button( 'Begin recording' ).click();
		await expect( dialog.getByRole( 'timer' ) ).toHaveText(
			/00:(0[1-9]|[1-9])/
		);
		await page.screenshot( {
			path: 'artifacts/screens/voice-recording.png',
		} );
		await expectAccessible( SELECTOR );
		await button( 'Pause recording' ).click();
		const paused = await dialog.getByRole( 'timer' ).textContent();
		await expect( dialog.getByText( 'Paused' ) ).toBeVisible();
		await button( 'Resume recording' ).click();
		await expect( dialog.getByRole( 'timer' ) ).not.toHaveText(
			paused ?? ''
		);
		await upstream.behave( {
			text: '## Trees\n\nWe should plant more of them.',
			hold: 0,
		} );
		await button( 'Done' ).click();
		await upstream.release();
		await expect( dialog.getByText( 'Writing the draft…' ) ).toBeVisible();
		await page.screenshot( { path: 'artifacts/screens/voice-draft.png' } );
		await upstream.release();
		await expect( dialog ).toBeHidden();

		const blocks = await editor.getBlocks();
		expect( blocks.map( ( { name } ) => name ) ).toEqual( [
			'core/heading',
			'core/paragraph',
		] );
		const [ heard, asked ] = await upstream.seen();
		expect( heard?.path ).toBe( '/v1/audio/transcriptions' );
		expect( heard?.body ).toMatchObject( {
			file: { type: expect.stringMatching( /^audio\/(mp4|webm)$/ ) },
		} );
		expect( JSON.stringify( asked?.body ) ).toContain( SAID );
		// What is in the post needs no safety copy any more.
		await editor.insertBlock( { name: 'jetpack/voice-to-content' } );
		await expect( button( 'Begin recording' ) ).toBeVisible();
		await expect( dialog.getByText( 'We kept' ) ).toBeHidden();
	} );

	test( 'keeps a recording through a failure and a crash', async ( {
		page,
		upstream,
		editor,
		admin,
		expectConsoleErrors,
	} ) => {
		const { dialog, button } = dialogOf( page );
		await button( 'Begin recording' ).click();
		await expect( dialog.getByRole( 'timer' ) ).toHaveText(
			/00:(0[1-9]|[1-9])/
		);
		await upstream.behave( { status: 503 } );
		await button( 'Done' ).click();
		await expect(
			dialog.getByText(
				transcriptionMessageFor( 'jetpack_ai_service_unavailable' )
			)
		).toBeVisible();
		await expect(
			dialog.getByText( /We kept your last recording \(00:\d\d\)\./ )
		).toBeVisible();
		await page.screenshot( { path: 'artifacts/screens/voice-error.png' } );
		// The page goes away without a word.
		page.on( 'dialog', ( prompt ) => void prompt.accept() );
		await admin.createNewPost( { title: 'Again' } );
		await upstream.reset();
		await editor.insertBlock( { name: 'jetpack/voice-to-content' } );
		await button( 'Use this recording' ).click();
		await expect( dialog ).toBeHidden();
		expect( await editor.getEditedPostContent() ).toContain(
			'Rivers remember every stone they pass.'
		);
		expectConsoleErrors( status( 503 ) );
	} );

	test( 'keeps a file through a failure, to be sent again or downloaded', async ( {
		page,
		upstream,
		editor,
		expectConsoleErrors,
		expectAccessible,
	} ) => {
		const { dialog, button, upload } = dialogOf( page );
		await upstream.behave( { status: 503 } );
		await upload( 'note.wav', speech( 1 ) );
		await expect(
			dialog.getByText( 'We kept your file: note.wav' )
		).toBeVisible();
		await expect( dialog.locator( '.is-primary' ) ).toHaveText( [
			'Try again',
		] );
		await expectAccessible( SELECTOR );
		await page.screenshot( { path: 'artifacts/screens/voice-file.png' } );
		const download = page.waitForEvent( 'download' );
		await dialog.getByRole( 'link', { name: 'Download' } ).click();
		expect( ( await download ).suggestedFilename() ).toBe( 'note.wav' );
		await upstream.reset();
		await button( 'Try again' ).click();
		await expect( dialog ).toBeHidden();
		expect( await editor.getEditedPostContent() ).toContain(
			'Rivers remember every stone they pass.'
		);
		expectConsoleErrors( status( 503 ) );
	} );

	test( 'lets a kept recording be heard before it is used or thrown away', async ( {
		page,
		upstream,
		expectConsoleErrors,
		expectAccessible,
	} ) => {
		const { dialog, button } = dialogOf( page );
		await expect( dialog ).toContainText(
			'A recording and its draft take 2 requests.'
		);
		await button( 'Begin recording' ).click();
		await expect( dialog.getByRole( 'timer' ) ).toHaveText(
			/00:(0[1-9]|[1-9])/
		);
		await upstream.behave( { status: 503 } );
		await button( 'Done' ).click();
		const player = dialog.getByLabel( 'Your last recording' );
		await expect( player ).toBeVisible();
		const stands = () =>
			player.evaluate( ( audio: HTMLAudioElement ) => ( {
				isPlaying: ! audio.paused,
				isHeard: audio.currentTime > 0.2,
			} ) );
		await expectAccessible( SELECTOR );
		await button( 'Close' ).focus();
		await page.keyboard.press( 'Tab' );
		await expect( player ).toBeFocused();
		await page.keyboard.press( 'Space' );
		await expect
			.poll( stands )
			.toEqual( { isPlaying: true, isHeard: true } );
		await page.screenshot( { path: 'artifacts/screens/voice-kept.png' } );
		await button( 'Delete it' ).click();
		await expect( player ).toBeHidden();
		expectConsoleErrors( status( 503 ) );
	} );

	test( 'takes only recordings', async ( { page, expectConsoleErrors } ) => {
		const { dialog, upload } = dialogOf( page );
		await upload( 'note.txt', 'Hello' );
		await expect(
			dialog.getByText(
				'The audio file type is not supported. Please use a supported audio file type.'
			)
		).toBeVisible();
		await upload( 'note.mp3', 'Hello' );
		await expect(
			dialog.getByText(
				transcriptionMessageFor( 'file_type_not_supported' )
			)
		).toBeVisible();
		await upload( 'note.wav', Buffer.alloc( 25_000_001 ) );
		await expect(
			dialog.getByText(
				'The audio file is too large. The maximum file size is 25MB.'
			)
		).toBeVisible();
		expectConsoleErrors( status( 400 ) );
	} );

	test( 'divides what is too long at a silent place', async ( {
		page,
		upstream,
	} ) => {
		const { dialog, upload } = dialogOf( page );
		await upstream.behave( { hold: 0, times: 1 } );
		await upload( 'lecture.wav', speech( 1510 ) );
		await expect( dialog.getByText( /^Transcribing part/ ) ).toBeVisible();
		await upstream.release();
		await expect( dialog ).toBeHidden( { timeout: 50_000 } );
		const seen = await upstream.seen();
		const heard = seen.filter( ( { path } ) =>
			path.endsWith( '/transcriptions' )
		);
		expect( heard.length ).toBeGreaterThan( 1 );
	} );

	test( 'keeps what was said when the draft fails', async ( {
		page,
		upstream,
		editor,
	} ) => {
		const { dialog, button, upload } = dialogOf( page );
		await upstream.behave( { unclear: true } );
		await upload( 'note.wav', speech( 1 ) );
		await expect( dialog.getByText( SAID ) ).toBeVisible();
		await button( 'Insert it as it is' ).click();
		await expect( dialog ).toBeHidden();
		expect( await editor.getEditedPostContent() ).toContain( SAID );
	} );

	test( 'is cancelled with the keyboard, and thrown away on demand', async ( {
		page,
		upstream,
	} ) => {
		const { dialog, button } = dialogOf( page );
		await button( 'Begin recording' ).focus();
		await page.keyboard.press( 'Enter' );
		await expect( dialog.getByRole( 'timer' ) ).toHaveText(
			/00:(0[1-9]|[1-9])/
		);
		await upstream.behave( { hold: 0 } );
		await button( 'Done' ).focus();
		await page.keyboard.press( 'Enter' );
		// The recording had a button of this name, too.
		await expect( button( 'Pause recording' ) ).toBeHidden();
		await button( 'Cancel' ).focus();
		await page.keyboard.press( 'Enter' );
		await expect( button( 'Begin recording' ) ).toBeVisible();
		await button( 'Delete it' ).focus();
		await page.keyboard.press( 'Enter' );
		await expect( dialog.getByText( 'We kept' ) ).toBeHidden();
		await page.keyboard.press( 'Escape' );
		await expect( dialog ).toBeHidden();
	} );
} );

test( 'reads from right to left on a small screen', async ( {
	page,
	admin,
	editor,
	setLanguage,
	expectAccessible,
} ) => {
	await setLanguage( 'ar' );
	await admin.createNewPost( { title: 'Trees' } );
	await page.setViewportSize( { width: 320, height: 700 } );
	await editor.insertBlock( { name: 'jetpack/voice-to-content' } );
	const { button, dialog } = dialogOf( page );
	await button( 'Begin recording' ).click();
	await expect( dialog.getByRole( 'timer' ) ).toHaveText(
		/00:(0[1-9]|[1-9])/
	);
	await expectAccessible( SELECTOR );
	await page.screenshot( { path: 'artifacts/screens/voice-rtl-320.png' } );
	await button( 'Cancel' ).click();
} );

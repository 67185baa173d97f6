import { expect, test } from '../../fixtures';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';

const RATE = 16_000;

/** A WAV file: a tone that comes and goes as syllables do, with a pause now and then. */
function speech( seconds: number ): Buffer {
	const samples = seconds * RATE;
	const wav = Buffer.alloc( 44 + samples * 2 );
	wav.write( 'RIFF', 0 );
	wav.writeUInt32LE( 36 + samples * 2, 4 );
	wav.write( 'WAVEfmt ', 8 );
	wav.writeUInt32LE( 16, 16 );
	wav.writeUInt16LE( 1, 20 );
	wav.writeUInt16LE( 1, 22 );
	wav.writeUInt32LE( RATE, 24 );
	wav.writeUInt32LE( RATE * 2, 28 );
	wav.writeUInt16LE( 2, 32 );
	wav.writeUInt16LE( 16, 34 );
	wav.write( 'data', 36 );
	wav.writeUInt32LE( samples * 2, 40 );
	for ( let at = 0; at < samples; at++ ) {
		const time = at / RATE;
		const isPause = time % 10 > 9;
		const sample = isPause
			? 0
			: Math.sin( time * 1400 ) * Math.abs( Math.sin( time * 9 ) );
		wav.writeInt16LE( Math.round( sample * 9000 ), 44 + at * 2 );
	}
	return wav;
}

const microphone = join( mkdtempSync( join( tmpdir(), 'voice-' ) ), 'mic.wav' );
writeFileSync( microphone, speech( 5 ) );

test.use( {
	permissions: [ 'microphone' ],
	launchOptions: async ( { launchOptions }, use ) =>
		use( {
			...launchOptions,
			args: [
				...( launchOptions.args ?? [] ),
				'--use-fake-device-for-media-stream',
				'--use-fake-ui-for-media-stream',
				`--use-file-for-fake-audio-capture=${ microphone }`,
			],
		} ),
} );

const SELECTOR = '.slipstream-voice';

function dialogOf( page: Page ) {
	const dialog = page.getByRole( 'dialog', { name: 'Voice to content' } );
	return {
		dialog,
		button: ( name: string ) =>
			dialog.getByRole( 'button', { name, exact: true } ),
		async upload( name: string, buffer: Buffer, mimeType = 'audio/wav' ) {
			await dialog
				.locator( 'input[type=file]' )
				.setInputFiles( { name, buffer, mimeType } );
		},
	};
}

const SAID = 'Well I think we should plant more trees.';

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
		await page.screenshot( { path: 'artifacts/screens/voice-start.png' } );
		await button( 'Begin recording' ).click();
		await expect( dialog.getByRole( 'timer' ) ).toHaveText( '00:02' );
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
			delay: 150,
		} );
		await button( 'Done' ).click();
		await expect( dialog.getByText( 'Writing the draft…' ) ).toBeVisible();
		await page.screenshot( { path: 'artifacts/screens/voice-draft.png' } );
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
		problems,
	} ) => {
		const { dialog, button } = dialogOf( page );
		await button( 'Begin recording' ).click();
		await expect( dialog.getByRole( 'timer' ) ).toHaveText( '00:02' );
		await upstream.behave( { status: 503 } );
		await button( 'Done' ).click();
		await expect(
			dialog.getByText( 'The AI service is temporarily unavailable.' )
		).toBeVisible();
		await expect(
			dialog.getByText( /We kept your last recording \(00:0\d\)\./ )
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
		problems.length = 0;
	} );

	for ( const [ behaviour, message ] of [
		[
			{ status: 429 },
			'You exceeded your current quota, please check your plan details.',
		],
		[ { status: 413 }, 'The provided audio file is too big.' ],
		[
			{ status: 400 },
			'There was an error processing the transcription request.',
		],
		[ { transcription: '' }, 'No speech was heard in the recording.' ],
	] as const ) {
		test( `says: ${ message }`, async ( { page, upstream, problems } ) => {
			const { dialog, upload } = dialogOf( page );
			await upstream.behave( behaviour );
			await upload( 'note.wav', speech( 1 ) );
			await expect( dialog.getByText( message ) ).toBeVisible();
			problems.length = 0;
		} );
	}

	test( 'takes only recordings', async ( { page, problems } ) => {
		const { dialog, upload } = dialogOf( page );
		await upload( 'note.txt', Buffer.from( 'Hello' ), 'text/plain' );
		await expect(
			dialog.getByText(
				'The audio file type is not supported. Please use a supported audio file type.'
			)
		).toBeVisible();
		await upload( 'note.mp3', Buffer.from( 'Hello' ), 'audio/mpeg' );
		await expect(
			dialog.getByText( 'The provided audio file type is not supported.' )
		).toBeVisible();
		await upload( 'note.wav', Buffer.alloc( 25_000_001 ) );
		await expect(
			dialog.getByText(
				'The audio file is too large. The maximum file size is 25MB.'
			)
		).toBeVisible();
		problems.length = 0;
	} );

	test( 'divides what is too long at a silent place', async ( {
		page,
		upstream,
	} ) => {
		const { dialog, upload } = dialogOf( page );
		await upload( 'lecture.wav', speech( 1510 ) );
		await expect( dialog.getByText( /^Transcribing part/ ) ).toBeVisible();
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
		problems,
	} ) => {
		const { dialog, button, upload } = dialogOf( page );
		await upstream.behave( { unclear: true } );
		await upload( 'note.wav', speech( 1 ) );
		await expect( dialog.getByText( SAID ) ).toBeVisible();
		await button( 'Insert it as it is' ).click();
		await expect( dialog ).toBeHidden();
		expect( await editor.getEditedPostContent() ).toContain( SAID );
		problems.length = 0;
	} );

	test( 'is cancelled with the keyboard, and thrown away on demand', async ( {
		page,
		upstream,
	} ) => {
		const { dialog, button } = dialogOf( page );
		await button( 'Begin recording' ).focus();
		await page.keyboard.press( 'Enter' );
		await expect( dialog.getByRole( 'timer' ) ).toHaveText( '00:01' );
		await upstream.behave( { headerDelay: 5000 } );
		await button( 'Done' ).focus();
		await page.keyboard.press( 'Enter' );
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
	await expect( dialog.getByRole( 'timer' ) ).toHaveText( '00:01' );
	await expectAccessible( SELECTOR );
	await page.screenshot( { path: 'artifacts/screens/voice-rtl-320.png' } );
	await button( 'Discard' ).click();
} );

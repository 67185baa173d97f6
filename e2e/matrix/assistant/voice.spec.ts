import { transcriptionMessageFor } from '@slipstream/errors';
import {
	disconnect,
	KEY_REFUSED,
	NOT_AI,
	restoreSite,
	SERVER_BUSY,
	SERVER_ERROR,
	SERVER_REJECTED,
	setLimit,
	UNLINKED,
	UNREADABLE,
} from '../../faults';
import { expect, OFFLINE, status, test } from '../../fixtures';
import { MICROPHONE, problemsOf, SAID, SELECTOR, speech } from '../../voice';
import { causeEach, changeEach, faults, KINDS } from './every-fault';

test.use( MICROPHONE );

const GENERAL = transcriptionMessageFor( 'jetpack_ai_error' );
const NOTHING_SAID = 'No speech was detected in the recording.';
const VOICE = { name: 'jetpack/voice-to-content' };

/** What the AI server does instead of listening, and what is said of it. */
const FAULTS = faults( [
	[ { status: 500 }, SERVER_ERROR ],
	[ { status: 503, headers: { 'retry-after': '30' } }, SERVER_BUSY ],
	[ { status: 413 }, transcriptionMessageFor( 'file_size_not_supported' ) ],
	[ { status: 400 }, SERVER_REJECTED ],
	[ { status: 401, body: { error: '{{authorization}}' } }, KEY_REFUSED ],
	[ { status: 404 }, NOT_AI ],
	[ { status: 422 }, GENERAL ],
	[ { status: 429 }, SERVER_BUSY ],
	[ { status: 429, headers: { 'retry-after': '30' } }, SERVER_BUSY ],
	[ { body: '{"text":' }, UNREADABLE ],
	[ { body: '{}' }, GENERAL ],
	[ { transcription: '' }, NOTHING_SAID ],
	// What some models hear in silence.
	[ { transcription: ' . … ' }, NOTHING_SAID ],
] );

test.afterEach( restoreSite );

test( 'a recording is kept where the AI server does not listen, where the site does not ask any more, and where it does not arrive', async ( {
	page,
	admin,
	editor,
	upstream,
	requestUtils,
	expectConsoleErrors,
	expectAccessible,
} ) => {
	test.slow();
	expectConsoleErrors( status( 400, 403, 413, 422, 429, 502, 503 ), OFFLINE );
	await admin.createNewPost( { title: 'Trees' } );
	await editor.insertBlock( VOICE );
	const { dialog, button, says } = await problemsOf( page );
	await upstream.behave( { status: 503 } );
	await button( 'Begin recording' ).click();
	await expect( dialog.getByRole( 'timer' ) ).toHaveText( '00:01' );
	await button( 'Done' ).click();
	await says( SERVER_ERROR );
	const again = async ( sentence: string ) => {
		await button( 'Try again' ).focus();
		await page.keyboard.press( 'Enter' );
		await says( sentence );
		await expect( button( 'Try again' ) ).toBeVisible();
	};
	await causeEach( FAULTS, ( fault ) => again( String( fault.says ) ) );
	expect( await page.innerHTML( SELECTOR ) ).not.toContain( 'sk-e2e' );
	await changeEach( requestUtils, ( change ) => again( change.says ) );
	await disconnect( requestUtils );
	await again( UNLINKED );
	await expectAccessible( SELECTOR );
	await button( 'Reconnect' ).click();
	await expect( button( 'Reconnect' ) ).toBeEnabled();
	await page.context().setOffline( true );
	await again( GENERAL );
	await page.context().setOffline( false );
	await setLimit( requestUtils, 1 );
	await again( transcriptionMessageFor( 'error_quota_exceeded' ) );
	await expect(
		dialog.getByRole( 'link', { name: /^Raise limit/ } )
	).toBeVisible();
	await expectAccessible( SELECTOR );
	await setLimit( requestUtils, 0 );

	// All that a proxy with a small limit leaves of the request.
	await page.route( /jetpack-ai-transcription/, ( route ) =>
		route.continue( { postData: '' } )
	);
	const answered = page.waitForResponse( /jetpack-ai-transcription/ );
	await again( transcriptionMessageFor( 'jetpack_ai_missing_audio_param' ) );
	const answer = await answered;
	expect( answer.status() ).toBe( 400 );
	expect( await answer.json() ).toMatchObject( {
		code: 'jetpack_ai_missing_audio_param',
	} );
	expect( await upstream.seen() ).toEqual( [] );
	await page.unroute( /jetpack-ai-transcription/ );
	await button( 'Try again' ).click();
	await expect( dialog ).toBeHidden();
} );

test( 'what was said stays, whatever becomes of its draft', async ( {
	page,
	admin,
	editor,
	upstream,
	requestUtils,
	expectConsoleErrors,
} ) => {
	expectConsoleErrors( status( 400, 403, 413, 422, 429, 502, 503 ), OFFLINE );
	await admin.createNewPost( { title: 'Trees' } );
	await editor.insertBlock( VOICE );
	const { upload, dialog, button, says, heard } = await problemsOf( page );
	await upstream.behave( { unclear: true } );
	await upload( 'note.wav', speech( 1 ) );
	await expect( dialog.getByText( SAID ) ).toBeVisible();
	const again = async ( sentence: string ) => {
		await heard();
		await button( 'Try again' ).click();
		await says( sentence );
		await expect( dialog.getByText( SAID ) ).toBeVisible();
	};
	await causeEach( KINDS, ( fault ) =>
		// The words without those of the buttons.
		again( String( fault.says ).replace( /^Error: | Try Again$/g, '' ) )
	);
	await changeEach( requestUtils, ( change ) => again( change.says ) );
	await disconnect( requestUtils );
	await again( UNLINKED );
	await button( 'Reconnect' ).click();
	await expect( button( 'Reconnect' ) ).toBeEnabled();
	await button( 'Try again' ).click();
	await expect( dialog ).toBeHidden();
} );

test( 'what is too long is divided at a silent place', async ( {
	page,
	admin,
	editor,
	upstream,
} ) => {
	await admin.createNewPost( { title: 'Trees' } );
	await editor.insertBlock( VOICE );
	const { dialog, upload } = await problemsOf( page );
	await upstream.behave( { hold: 0, times: 1 } );
	await upload( 'lecture.wav', speech( 1510 ) );
	await expect( dialog.getByText( /^Transcribing part/ ) ).toBeVisible();
	await upstream.release();
	await expect( dialog ).toBeHidden( { timeout: 50_000 } );
	const heard = ( await upstream.seen() ).filter( ( { path } ) =>
		path.endsWith( '/transcriptions' )
	);
	expect( heard.length ).toBeGreaterThan( 1 );
} );

test( 'the dialog reads from right to left on a small screen', async ( {
	page,
	admin,
	editor,
	setLanguage,
	expectAccessible,
} ) => {
	await setLanguage( 'ar' );
	await admin.createNewPost( { title: 'Trees' } );
	await page.setViewportSize( { width: 320, height: 700 } );
	await editor.insertBlock( VOICE );
	const { button, dialog } = await problemsOf( page );
	await button( 'Begin recording' ).click();
	await expect( dialog.getByRole( 'timer' ) ).toHaveText(
		/00:(0[1-9]|[1-9])/
	);
	await expectAccessible( SELECTOR );
	await button( 'Cancel' ).click();
} );

import { transcriptionMessageFor } from '@slipstream/errors';
import {
	causeEach,
	changeEach,
	faults,
	disconnect,
	restoreSite,
	setLimit,
	UNLINKED,
} from '../../faults';
import { expect, OFFLINE, status, test } from '../../fixtures';
import {
	dialogOf,
	MICROPHONE,
	problemsOf,
	SELECTOR,
	silence,
} from '../../voice';
import type { Page } from '@playwright/test';
import type { Admin, Editor } from '@wordpress/e2e-test-utils-playwright';

test.use( MICROPHONE );

const BUSY = transcriptionMessageFor( 'jetpack_ai_service_unavailable' );
const GENERAL = transcriptionMessageFor( 'jetpack_ai_error' );
const QUOTA = transcriptionMessageFor( 'error_quota_exceeded' );
const NOTHING_SAID = 'No speech was heard in the recording.';
const screen = ( name: string ) => ( {
	path: `artifacts/screens/error-voice-${ name }.png`,
} );

/** What the AI server does instead of listening, and what is said of it. */
const REFUSALS = faults( [
	[ { status: 500 }, BUSY ],
	[ { status: 503, headers: { 'retry-after': '30' } }, BUSY ],
	[ { status: 413 }, transcriptionMessageFor( 'file_size_not_supported' ) ],
	[ { status: 400 }, GENERAL ],
	[ { status: 401, body: { error: '{{authorization}}' } }, GENERAL ],
	[ { status: 404 }, GENERAL ],
	[ { status: 422 }, GENERAL ],
	[ { status: 429 }, BUSY ],
	[ { status: 429, headers: { 'retry-after': '30' } }, BUSY ],
] );
const ANSWERS = faults( [
	[ { body: '{"text":' }, GENERAL ],
	[ { body: '{}' }, GENERAL ],
	[ { transcription: '' }, NOTHING_SAID ],
	// What some models hear in silence.
	[ { transcription: ' . … ' }, NOTHING_SAID ],
] );

interface Author {
	admin: Admin;
	editor: Editor;
}

/** Writes a post with the block, which opens the dialog for whom it may. */
async function write( { admin, editor }: Author ): Promise< void > {
	await admin.createNewPost( { title: 'Trees' } );
	await editor.insertBlock( { name: 'jetpack/voice-to-content' } );
}

test.afterEach( restoreSite );

test.describe( 'A recording is kept', () => {
	test.beforeEach( ( { admin, editor } ) => write( { admin, editor } ) );

	/** Makes a recording that fails, and tries it again each time. */
	async function begin(
		page: Page,
		fail: () => Promise< void >
	): Promise< ( sentence: string ) => Promise< void > > {
		const { dialog, button, says } = await problemsOf( page );
		await fail();
		await button( 'Begin recording' ).click();
		await expect( dialog.getByRole( 'timer' ) ).toHaveText( '00:01' );
		await button( 'Done' ).click();
		await says( BUSY );
		return async ( sentence ) => {
			await button( 'Try again' ).focus();
			await page.keyboard.press( 'Enter' );
			await says( sentence );
			await expect( button( 'Try again' ) ).toBeVisible();
		};
	}

	for ( const [ what, rows ] of [
		[ 'does not listen', REFUSALS ],
		[ 'hears nothing', ANSWERS ],
	] as const ) {
		test( `where the AI server ${ what }`, async ( {
			page,
			upstream,
			expectConsoleErrors,
			expectAccessible,
		} ) => {
			const again = await begin( page, () =>
				upstream.behave( { status: 503 } )
			);
			await causeEach( rows, ( { says } ) => again( String( says ) ) );
			expect( await page.innerHTML( SELECTOR ) ).not.toContain(
				'sk-e2e'
			);
			await expectAccessible( SELECTOR );
			expectConsoleErrors(
				status( 400 ),
				status( 413 ),
				status( 422 ),
				status( 429 ),
				status( 502 ),
				status( 503 )
			);
		} );
	}

	test( 'where the site does not ask any more', async ( {
		page,
		upstream,
		requestUtils,
		expectConsoleErrors,
		expectAccessible,
	} ) => {
		const again = await begin( page, () =>
			upstream.behave( { status: 503 } )
		);
		const { dialog, button } = dialogOf( page );
		await upstream.reset();
		await changeEach( requestUtils, ( { says } ) => again( says ) );
		await disconnect( requestUtils );
		await again( UNLINKED );
		await expectAccessible( SELECTOR );
		await page.screenshot( screen( 'unlinked' ) );
		await button( 'Reconnect' ).click();
		await expect( button( 'Reconnect' ) ).toBeEnabled();
		await page.context().setOffline( true );
		await again( GENERAL );
		await page.context().setOffline( false );
		await setLimit( requestUtils, 1 );
		await again( QUOTA );
		await expect(
			dialog.getByRole( 'link', { name: /^Raise limit/ } )
		).toBeVisible();
		await expectAccessible( SELECTOR );
		await page.screenshot( screen( 'limit' ) );
		expect( await upstream.seen() ).toEqual( [] );
		expectConsoleErrors( status( 403, 429, 503 ), OFFLINE );
	} );

	test( 'where it does not reach the server', async ( {
		page,
		upstream,
		expectConsoleErrors,
	} ) => {
		const again = await begin( page, () =>
			upstream.behave( { status: 503 } )
		);
		await upstream.reset();
		// All that a proxy with a small limit leaves of the request.
		await page.route( /jetpack-ai-transcription/, ( route ) =>
			route.continue( { postData: '' } )
		);
		const answered = page.waitForResponse( /jetpack-ai-transcription/ );
		await again(
			transcriptionMessageFor( 'jetpack_ai_missing_audio_param' )
		);
		const answer = await answered;
		expect( answer.status() ).toBe( 400 );
		expect( await answer.json() ).toMatchObject( {
			code: 'jetpack_ai_missing_audio_param',
		} );
		expect( await upstream.seen() ).toEqual( [] );
		await page.unroute( /jetpack-ai-transcription/ );
		await dialogOf( page ).button( 'Try again' ).click();
		await expect( dialogOf( page ).dialog ).toBeHidden();
		expectConsoleErrors( status( 400 ), status( 503 ) );
	} );
} );

test( 'A file in which nobody speaks is sent once, and no draft is made of it', async ( {
	page,
	upstream,
	admin,
	editor,
} ) => {
	await write( { admin, editor } );
	const { upload, button, says } = await problemsOf( page );
	await upload( 'silence.wav', silence( 2 ) );
	await says( NOTHING_SAID );
	expect( ( await upstream.seen() ).map( ( { path } ) => path ) ).toEqual( [
		'/v1/audio/transcriptions',
	] );
	await page.screenshot( screen( 'silence' ) );
	await expect( button( 'Begin recording' ) ).toBeVisible();
	expect( await editor.getEditedPostContent() ).toContain(
		'wp:jetpack/voice-to-content'
	);
} );

test( 'Who is not connected is not asked to record, and connects at the block', async ( {
	page,
	admin,
	editor,
	requestUtils,
	expectAccessible,
} ) => {
	await disconnect( requestUtils );
	await write( { admin, editor } );
	const block = editor.canvas.locator(
		'[data-type="jetpack/voice-to-content"]'
	);
	const record = block.getByRole( 'button', { name: 'Record or upload' } );
	await expect( block ).toContainText( UNLINKED );
	await expect( record ).toBeDisabled();
	const { dialog } = dialogOf( page );
	await expect( dialog ).toBeHidden();
	await expectAccessible( [
		'iframe[name="editor-canvas"]',
		'[data-type="jetpack/voice-to-content"]',
	] );
	await page.screenshot( screen( 'not-connected' ) );
	await block.getByRole( 'button', { name: 'Reconnect' } ).click();
	await expect( record ).toBeEnabled();
	await expect( block ).not.toContainText( UNLINKED );
	await record.click();
	await expect( dialog ).toBeVisible();
} );

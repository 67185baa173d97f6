import {
	causeEach,
	changeEach,
	faults,
	CUT,
	listen,
	PART,
	REST,
	restoreSite,
	setLimit,
	KINDS,
	WHOLE,
} from '../../faults';
import { expect, test } from '../../fixtures';
import { dialogOf, MICROPHONE, SAID, SELECTOR } from '../../voice';

test.use( {
	permissions: [ 'microphone' ],
	launchOptions: async ( { launchOptions }, use ) =>
		use( {
			...launchOptions,
			args: [ ...( launchOptions.args ?? [] ), ...MICROPHONE ],
		} ),
} );

const BUSY = 'The AI service is temporarily unavailable.';
const GENERAL = 'There was an error processing the transcription request.';
const QUOTA =
	'You exceeded your current quota, please check your plan details.';

/** What the AI server does instead of listening, and what is said of it. */
const FAULTS = faults( [
	[ { status: 500 }, BUSY ],
	[ { status: 503, headers: { 'retry-after': '30' } }, BUSY ],
	[ { status: 429 }, QUOTA ],
	[ { status: 429, headers: { 'retry-after': '30' } }, QUOTA ],
	[ { status: 413 }, 'The provided audio file is too big.' ],
	[ { status: 400 }, GENERAL ],
	[ { status: 401, body: { error: '{{authorization}}' } }, GENERAL ],
	[ { status: 404 }, GENERAL ],
	[ { status: 422 }, GENERAL ],
	[ { body: '{"text":' }, GENERAL ],
	[ { body: '{}' }, GENERAL ],
	[ { transcription: '' }, 'No speech was heard in the recording.' ],
] );

test.afterEach( restoreSite );

test( 'Voice to content says what went wrong, and keeps the recording', async ( {
	page,
	admin,
	editor,
	upstream,
	requestUtils,
	problems,
	expectAccessible,
} ) => {
	await admin.createNewPost( { title: 'Trees' } );
	await editor.insertBlock( { name: 'jetpack/voice-to-content' } );
	const { dialog, button } = dialogOf( page );
	const heard = await listen( page );
	const problem = dialog.locator(
		'.slipstream-ai-banner.is-error .components-notice__content'
	);
	await upstream.behave( { status: 503 } );
	await button( 'Begin recording' ).click();
	await expect( dialog.getByRole( 'timer' ) ).toHaveText( '00:01' );
	await button( 'Done' ).click();
	await expect( problem ).toHaveText( BUSY );
	const check = async ( says: string ) => {
		await heard();
		await button( 'Use this recording' ).focus();
		await page.keyboard.press( 'Enter' );
		await expect( problem ).toHaveText( says );
		await expect( button( 'Use this recording' ) ).toBeVisible();
		await expect( dialog.locator( ':focus' ) ).toHaveCount( 1 );
		expect( await heard() ).toContain( says );
	};
	await causeEach( FAULTS, ( { says } ) => check( String( says ) ) );
	await expectAccessible( SELECTOR );
	await changeEach( requestUtils, ( { says } ) => check( says ) );
	await page.context().setOffline( true );
	await check( GENERAL );
	await page.context().setOffline( false );
	await setLimit( requestUtils, 1 );
	await check( QUOTA );
	expect( await upstream.seen() ).toEqual( [] );
	// What was said stays too, whatever becomes of its draft.
	await setLimit( requestUtils, 0 );
	await upstream.behave( { unclear: true } );
	await button( 'Use this recording' ).click();
	await expect( dialog.getByText( SAID ) ).toBeVisible();
	await causeEach( KINDS, async ( { says } ) => {
		await button( 'Write the draft again' ).click();
		// The words without those of the buttons.
		await expect( problem ).toHaveText(
			says instanceof RegExp
				? 'You have reached the limit of requests for this site.'
				: says.replace( /^Error: | Try Again$/g, '' )
		);
		await expect( dialog.getByText( SAID ) ).toBeVisible();
		expect( await heard() ).toContain(
			( await problem.textContent() ) ?? '?'
		);
	} );
	await upstream.behave( CUT );
	await button( 'Write the draft again' ).click();
	await expect( dialog.getByText( PART, { exact: true } ) ).toBeVisible();
	await expectAccessible( SELECTOR );
	await page.screenshot( { path: 'artifacts/screens/voice-cut.png' } );
	await upstream.behave( REST );
	await button( 'Continue from there' ).click();
	await expect( dialog ).toBeHidden();
	expect( await editor.getEditedPostContent() ).toContain( WHOLE );
	problems.length = 0; // The faults were asked for.
} );

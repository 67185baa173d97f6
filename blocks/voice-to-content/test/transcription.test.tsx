import { messageFor, transcriptionMessageFor } from '@slipstream/errors';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { spoken } from '../../../src/ai-ui/test/support';
import { setConnected } from '../../ai-assistant/test/support/session';
import {
	button,
	dialog,
	gone,
	note,
	press,
	problem,
	SAID,
	startVoice,
	upload,
} from './support/dialog';
import type { Route } from '../../../tests/js/serve';

const { server, open, asked } = startVoice();

const refusal = ( status: number, code: string ): Route => ( {
	status,
	body: { code, message: 'No.', data: { status } },
} );
const heard = ( text: string ): Route => ( { body: { text } } );
const BUSY = 'jetpack_ai_service_unavailable';
const NOTHING = 'No speech was detected in the recording.';

describe( 'a file that is not written down', () => {
	it.each< [ string, Route, string ] >( [
		[
			'a busy server',
			refusal( 503, BUSY ),
			transcriptionMessageFor( BUSY ),
		],
		[
			'a file too big',
			refusal( 413, 'file_size_not_supported' ),
			transcriptionMessageFor( 'file_size_not_supported' ),
		],
		[
			'another type than it says',
			refusal( 400, 'file_type_not_supported' ),
			transcriptionMessageFor( 'file_type_not_supported' ),
		],
		[
			'a proxy that leaves nothing of it',
			refusal( 400, 'jetpack_ai_missing_audio_param' ),
			transcriptionMessageFor( 'jetpack_ai_missing_audio_param' ),
		],
		[
			'any other refusal',
			refusal( 502, 'upstream_unauthorized' ),
			transcriptionMessageFor( '' ),
		],
		[ 'nonsense', { body: {} }, transcriptionMessageFor( '' ) ],
		[
			'no engine',
			refusal( 501, 'no_speech_engine' ),
			'No AI server that transcribes recordings is set up for this site. An administrator can add one in the AI settings.',
		],
		[ 'silence', heard( '' ), NOTHING ],
		// What some models hear in silence.
		[ 'dots', heard( ' . … ' ), NOTHING ],
		[
			'AI switched off',
			refusal( 403, 'ai_disabled' ),
			messageFor( 'ai_disabled' ),
		],
		[
			'a role',
			refusal( 403, 'ai_not_allowed' ),
			messageFor( 'ai_not_allowed' ),
		],
		[
			'a lost link',
			refusal( 403, 'user_not_linked' ),
			messageFor( 'user_not_linked' ),
		],
		[
			'a limit',
			refusal( 429, 'error_quota_exceeded' ),
			transcriptionMessageFor( 'error_quota_exceeded' ),
		],
	] )(
		'because of %s is kept, and can be sent again',
		async ( why, answer, says ) => {
			await open();
			server.hears = () => answer;
			await upload();
			await waitFor( () => expect( problem() ).toContain( says ) );
			expect( spoken( 'assertive' ) ).toBe( says );
			expect( dialog() ).toHaveTextContent(
				'We kept your file: note.wav'
			);
			expect( dialog()?.querySelector( '.is-primary' ) ).toBe(
				button( 'Try again' )
			);
			expect(
				dialog()?.contains( dialog()!.ownerDocument.activeElement )
			).toBe( true );
			expect( !! button( 'Reconnect' ) ).toBe( why === 'a lost link' );
			expect(
				!! screen.queryByRole( 'link', { name: /^Raise limit/ } )
			).toBe( why === 'a limit' );
			expect( server.asked ).toBe( 1 );
			server.hears = () => heard( SAID );
			await press( 'Try again' );
			const generation = await asked();
			expect( JSON.stringify( generation.body.messages ) ).toContain(
				SAID
			);
			expect( problem() ).toBeUndefined();
		}
	);

	it( 'without a network is kept too', async () => {
		await open();
		server.hears = () =>
			Promise.reject( new TypeError( 'Failed to fetch' ) );
		await upload();
		await waitFor( () =>
			expect( problem() ).toBe( transcriptionMessageFor( '' ) )
		);
		expect( button( 'Try again' ) ).not.toBeNull();
	} );

	it( 'is thrown away on demand', async () => {
		await open();
		server.hears = () => refusal( 503, BUSY );
		await upload();
		await press( 'Delete it' );
		expect( dialog() ).not.toHaveTextContent( 'We kept' );
		expect( problem() ).toBeUndefined();
		expect( button( 'Begin recording' ) ).toHaveClass( 'is-primary' );
	} );
} );

it.each( [
	[
		note( 'note.txt', 'text/plain' ),
		'The audio file type is not supported. Please use a supported audio file type.',
	],
	[
		note( 'note.wav', 'audio/wav', 25_000_001 ),
		'The audio file is too large. The maximum file size is 25MB.',
	],
] )( 'sends nothing of what cannot be used: %#', async ( file, says ) => {
	await open();
	await upload( file );
	await waitFor( () => expect( problem() ).toBe( says ) );
	expect( spoken( 'assertive' ) ).toBe( says );
	expect( server.asked ).toBe( 0 );
	// A file of another kind is not kept: it could never be used.
	expect( !! button( 'Try again' ) ).toBe( file.name === 'note.wav' );
} );

it( 'what is too large for the server is sent in parts, one after the other', async () => {
	const samples = new Float32Array( 5 * 16_000 ).fill( 0.5 );
	globalThis.OfflineAudioContext = class {
		decodeAudioData = () =>
			Promise.resolve( {
				numberOfChannels: 1,
				getChannelData: () => samples,
			} );
	} as object as typeof OfflineAudioContext;
	await open( { maxUploadFileSize: 70_000 } );
	let next: ( answer: Route ) => void = () => undefined;
	server.hears = () => new Promise( ( resolve ) => ( next = resolve ) );
	const lecture = note( 'lecture.wav', 'audio/wav', 80_000 );
	// jsdom leaves it out.
	lecture.arrayBuffer = () => Promise.resolve( new ArrayBuffer( 8 ) );
	await upload( lecture );
	for ( const part of [ 1, 2, 3 ] ) {
		await screen.findByText( `Transcribing part ${ part } of 3…`, {
			selector: 'p',
		} );
		expect( server.asked ).toBe( part );
		next( heard( `Part ${ part }.` ) );
	}
	expect( JSON.stringify( ( await asked() ).body.messages ) ).toContain(
		'Part 1. Part 2. Part 3.'
	);
} );

it( 'is canceled while it is written down, and the file is kept', async () => {
	await open();
	const others = globalThis.fetch;
	globalThis.fetch = ( input, init ) =>
		String( input ).includes( 'transcription' )
			? new Promise( ( _resolve, reject ) =>
					init?.signal?.addEventListener( 'abort', () =>
						reject( new DOMException( 'Stop', 'AbortError' ) )
					)
				)
			: others( input, init );
	await upload();
	await screen.findByText( 'Transcribing the recording…', { selector: 'p' } );
	await press( 'Cancel' );
	await waitFor( () => expect( button( 'Begin recording' ) ).not.toBeNull() );
	expect( problem() ).toContain( 'We kept your file: note.wav' );
	expect( button( 'Use this recording' ) ).not.toBeNull();
	await userEvent.keyboard( '{Escape}' );
	await gone();
} );

it.each( [
	[
		'NotAllowedError',
		'Your browser blocked the microphone. Allow it in the settings for this page, or upload a recording.',
	],
	[
		'NotFoundError',
		'No microphone was found. Connect one, or upload a recording.',
	],
] )(
	'a microphone that cannot be used is told, and a file will do: %s',
	async ( name, says ) => {
		Object.assign( navigator, {
			mediaDevices: {
				getUserMedia: () =>
					Promise.reject( new DOMException( '', name ) ),
			},
		} );
		await open();
		button( 'Begin recording' )?.focus();
		await userEvent.keyboard( '{Enter}' );
		await waitFor( () => expect( problem() ).toBe( says ) );
		expect( spoken( 'assertive' ) ).toBe( says );
		expect( button( 'Begin recording' ) ).toHaveFocus();
		// What is said of a recording takes the place of what was said of the microphone.
		server.hears = () => refusal( 503, BUSY );
		await upload();
		await waitFor( () =>
			expect( problem() ).toBe( transcriptionMessageFor( BUSY ) )
		);
	}
);

it( 'nobody is asked to record who is not connected, and can connect there', async () => {
	await open();
	await userEvent.keyboard( '{Escape}' );
	await gone();
	await setConnected( false );
	expect( button( 'Record or upload' ) ).toHaveAttribute(
		'aria-disabled',
		'true'
	);
	expect( button( 'Reconnect' ) ).toBeEnabled();
	await press( 'Record or upload' );
	expect( dialog() ).toBeNull();
	await setConnected( true );
	expect( button( 'Reconnect' ) ).toBeNull();
	await press( 'Record or upload' );
	expect( dialog() ).not.toBeNull();
} );

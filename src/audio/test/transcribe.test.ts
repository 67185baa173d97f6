import { transcriptionMessageFor } from '@slipstream/errors';
import { createHttp } from '@slipstream/http';
import { registerPlansStore, store } from '@slipstream/plans';
import { select } from '@wordpress/data';
import { transcribe, transcribeAll } from '..';
import { serve } from '../../../tests/js/serve';
import { startRecording } from '../../../tests/js/recording';

interface Sent {
	url: string;
	init: RequestInit;
}

/** The client with a server behind it that gives these answers in turn. */
function serverOf( ...answers: [ number, object ][] ) {
	const sent: Sent[] = [];
	const http = createHttp( {
		root: () => 'https://example.test/wp-json/',
		nonce: { current: () => 'n', refresh: () => Promise.resolve( false ) },
		fetch: ( url, init = {} ) => {
			sent.push( { url: String( url ), init } );
			const [ status, body ] = answers.shift() ?? [ 500, {} ];
			const text = JSON.stringify( body );
			return Promise.resolve( {
				ok: status < 400,
				status,
				redirected: false,
				text: () => Promise.resolve( text ),
			} as Response );
		},
	} );
	const tokens = {
		getToken: jest
			.fn()
			.mockResolvedValueOnce( 'one' )
			.mockResolvedValue( 'two' ),
		forgetToken: jest.fn(),
	};
	const settings = () =>
		( {
			providerRoot: 'https://example.test/wp-json/',
		} ) as never;
	return { sent, deps: { http, tokens, settings }, tokens };
}

const AUDIO = new Blob( [ 'sound' ], { type: 'audio/mp4;codecs=x' } );

describe( 'a transcription', () => {
	it( 'sends a form with a token, and gives the text', async () => {
		const { sent, deps } = serverOf( [ 200, { text: 'Hello.' } ] );
		expect( await transcribe( AUDIO, 'voice', undefined, deps ) ).toBe(
			'Hello.'
		);
		const [ { url, init } = {} as Sent ] = sent;
		expect( url ).toBe(
			'https://example.test/wp-json/wpcom/v2/jetpack-ai-transcription?feature=voice'
		);
		expect( init.headers ).toEqual( {
			Accept: 'application/json',
			Authorization: 'Bearer one',
		} );
		const file = ( init.body as FormData ).get( 'audio_file' ) as File;
		expect( [ file.name, file.size ] ).toEqual( [ 'recording.m4a', 5 ] );
	} );

	it( 'counts what was answered, and what the server answers to nobody', async () => {
		globalThis.fetch = () => new Promise( () => {} );
		registerPlansStore();
		const used = () =>
			select( store ).getAiAssistantFeature().requestsCount;
		const before = used();
		const { deps } = serverOf(
			[ 200, { text: 'One.' } ],
			[ 500, {} ],
			[ 200, { text: 'Two.' } ]
		);
		await transcribe( AUDIO, 'voice', undefined, deps );
		expect( used() ).toBe( before + 1 );
		await transcribe( AUDIO, 'voice', undefined, deps ).catch( () => {} );
		expect( used() ).toBe( before + 1 );
		const left = AbortSignal.abort();
		await transcribe( AUDIO, 'voice', left, deps ).catch( () => {} );
		expect( used() ).toBe( before + 2 );
	} );

	it( 'learns that nothing is left', async () => {
		globalThis.fetch = () => new Promise( () => {} );
		const { deps } = serverOf( [ 429, { code: 'error_quota_exceeded' } ] );
		await transcribe( AUDIO, 'voice', undefined, deps ).catch( () => {} );
		expect( select( store ).getAiAssistantFeature().isOverLimit ).toBe(
			true
		);
	} );

	it( 'replaces a token that was refused, once', async () => {
		const { sent, deps, tokens } = serverOf(
			[ 401, { code: 'expired_token' } ],
			[ 200, { text: 'Hello.' } ]
		);
		await transcribe( AUDIO, 'voice', undefined, deps );
		expect( tokens.forgetToken ).toHaveBeenCalledWith( 'one' );
		expect( sent[ 1 ]?.init.headers ).toMatchObject( {
			Authorization: 'Bearer two',
		} );
	} );

	it.each( [
		'error_quota_exceeded',
		'jetpack_ai_missing_audio_param',
		'jetpack_ai_service_unavailable',
		'file_size_not_supported',
		'file_type_not_supported',
		'anything_else',
	] )( 'says what %s means', async ( code ) => {
		const { deps } = serverOf( [ 400, { code, message: 'secret' } ] );
		await expect(
			transcribe( AUDIO, 'voice', undefined, deps )
		).rejects.toMatchObject( {
			code,
			message: transcriptionMessageFor( code ),
		} );
	} );

	it( 'does not take an answer without a text', async () => {
		const { deps } = serverOf( [ 200, {} ] );
		await expect(
			transcribe( AUDIO, 'voice', undefined, deps )
		).rejects.toMatchObject( { code: 'jetpack_ai_error' } );
	} );

	it( 'goes through the parts in order and tells how far it is', async () => {
		const { deps } = serverOf(
			[ 200, { text: ' One. ' } ],
			[ 200, { text: '' } ],
			[ 200, { text: 'Three.' } ]
		);
		const heard: number[] = [];
		const text = await transcribeAll(
			[ AUDIO, AUDIO, AUDIO ],
			'voice',
			new AbortController().signal,
			( done ) => heard.push( done ),
			deps
		);
		expect( text ).toBe( 'One. Three.' );
		expect( heard ).toEqual( [ 0, 1, 2, 3 ] );
	} );

	it( 'ends when it is aborted', async () => {
		const { deps } = serverOf( [ 200, { text: 'Hello.' } ] );
		const controller = new AbortController();
		controller.abort();
		await expect(
			transcribe( AUDIO, 'voice', controller.signal, deps )
		).rejects.toMatchObject( { code: 'aborted' } );
	} );
} );

it( 'is counted where the site counts', async () => {
	serve( {} );
	const leave = startRecording();
	const { deps } = serverOf( [ 200, { text: 'Hello' } ] );
	await transcribe( new Blob(), 'voice-to-content', undefined, deps );
	expect( await leave() ).toEqual( [
		[
			'jetpack_ai_voice_to_content_transcription_started',
			{ feature: 'voice-to-content' },
		],
	] );
} );

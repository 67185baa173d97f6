import { setLocaleData } from '@wordpress/i18n';
import {
	messageFor,
	PluginError,
	serverSentence,
	toPluginError,
	transcriptionMessageFor,
} from '@slipstream/errors';

describe( 'messageFor', () => {
	it.each( [
		[
			'error_service_unavailable',
			'The AI services are currently unavailable. Sorry for the inconvenience.',
		],
		[
			'error_quota_exceeded',
			'You have reached the limit of requests for this site.',
		],
		[
			'error_moderation',
			'This request has been flagged by our moderation system. Please try to rephrase it and try again.',
		],
		[
			'error_context_too_large',
			'The content is too large to be processed all at once. Please try to shorten it or divide it into smaller parts.',
		],
		[
			'error_unclear_prompt',
			'Your request was unclear. Mind trying again?',
		],
		[
			'error_network',
			'It was not possible to process your request. Mind trying again?',
		],
		[ 'error_response', 'Something went wrong' ],
		[
			'jetpack_ai_missing_audio_param',
			'The audio_file is required to perform a transcription.',
		],
		[ 'file_size_not_supported', 'The provided audio file is too big.' ],
	] )( 'words %s', ( code, sentence ) => {
		expect( messageFor( code, 'not this' ) ).toBe( sentence );
	} );

	it.each( [ 'made_up', '', 'constructor', '__proto__' ] )(
		'falls back for %j',
		( code ) => {
			expect( messageFor( code, 'As delivered' ) ).toBe( 'As delivered' );
			expect( messageFor( code, '' ) ).toBe( 'Something went wrong' );
			expect( messageFor( code ) ).toBe( 'Something went wrong' );
		}
	);

	it( 'translates when asked, not when loaded', () => {
		setLocaleData(
			{ 'Something went wrong': [ 'Das ging schief' ] },
			'slipstream'
		);
		expect( messageFor( 'error_response' ) ).toBe( 'Das ging schief' );
		setLocaleData(
			{ 'Something went wrong': [ 'Something went wrong' ] },
			'slipstream'
		);
	} );
} );

describe( 'transcriptionMessageFor', () => {
	it.each( [
		[
			'error_quota_exceeded',
			'You exceeded your current quota, please check your plan details.',
		],
		[
			'jetpack_ai_missing_audio_param',
			'The audio_file is required to perform a transcription.',
		],
		[
			'jetpack_ai_service_unavailable',
			'The AI service is temporarily unavailable.',
		],
		[ 'file_size_not_supported', 'The provided audio file is too big.' ],
		[
			'file_type_not_supported',
			'The provided audio file type is not supported.',
		],
		[
			'jetpack_ai_error',
			'There was an error processing the transcription request.',
		],
		[
			'anything else',
			'There was an error processing the transcription request.',
		],
	] )( 'words %s', ( code, sentence ) => {
		expect( transcriptionMessageFor( code ) ).toBe( sentence );
	} );
} );

describe( 'PluginError', () => {
	it( 'is recognized across copies of the class', () => {
		jest.isolateModules( () => {
			const copy: { PluginError: typeof PluginError } =
				jest.requireActual( '@slipstream/errors' );
			const foreign = new copy.PluginError( 'error_network' );
			expect( foreign ).not.toBeInstanceOf( PluginError );
			expect( PluginError.isInstance( foreign ) ).toBe( true );
		} );
		expect( PluginError.isInstance( new Error( 'x' ) ) ).toBe( false );
		expect( PluginError.isInstance( null ) ).toBe( false );
	} );

	it( 'carries code, sentence, status and cause', () => {
		const cause = new Error( 'why' );
		const error = new PluginError( 'error_moderation', {
			status: 422,
			cause,
		} );
		expect( error ).toBeInstanceOf( Error );
		expect( error ).toMatchObject( {
			code: 'error_moderation',
			status: 422,
			isRetryable: false,
		} );
		expect( error.message ).toBe( messageFor( 'error_moderation' ) );
		expect( error.cause ).toBe( cause );
	} );

	it.each( [
		[ 'error_network', undefined, true ],
		[ 'error_service_unavailable', 503, true ],
		[ 'error_quota_exceeded', 429, false ],
		[ 'rest_forbidden', 403, false ],
		[ 'internal', 500, true ],
	] )(
		'knows whether %s (%p) may be tried again',
		( code, status, expected ) => {
			expect( new PluginError( code, { status } ).isRetryable ).toBe(
				expected
			);
		}
	);
} );

describe( 'toPluginError', () => {
	it( 'leaves a PluginError alone', () => {
		const error = new PluginError( 'error_network' );
		expect( toPluginError( error ) ).toBe( error );
	} );

	it.each( [
		[ new Error( 'Boom' ), 'unknown_error', 'Boom', undefined ],
		[ 'Boom', 'unknown_error', 'Boom', undefined ],
		[ undefined, 'unknown_error', 'Something went wrong', undefined ],
		[
			{ code: 'rest_forbidden', message: 'No.', data: { status: 403 } },
			'rest_forbidden',
			'No.',
			403,
		],
		[
			{ code: 'rest_forbidden', data: null },
			'rest_forbidden',
			'Something went wrong',
			undefined,
		],
		[
			new DOMException( 'Stop', 'AbortError' ),
			'aborted',
			'The request was canceled.',
			undefined,
		],
	] )( 'understands %p', ( thrown, code, message, status ) => {
		const error = toPluginError( thrown );
		expect( error ).toMatchObject( { code, message, status } );
		expect( error.cause ).toBe( thrown );
	} );
} );

describe( 'serverSentence', () => {
	const body = {
		code: 'error_service_unavailable',
		message: 'No answer from 127.0.0.1:8899.',
		data: { status: 503, cause: 'no_answer' },
	};

	it( 'is what the site says of its own AI server', () => {
		expect( serverSentence( body ) ).toBe( body.message );
		expect(
			serverSentence(
				new PluginError( body.code, { cause: body, status: 503 } )
			)
		).toBe( body.message );
	} );

	it.each( [
		{ ...body, data: { status: 503 } },
		new PluginError( body.code ),
		new Error( 'Boom' ),
		undefined,
	] )( 'is empty for %p', ( thrown ) => {
		expect( serverSentence( thrown ) ).toBe( '' );
	} );
} );

import { recordEvent } from '@slipstream/analytics';
import {
	PluginError,
	refusalSentence,
	serverSentence,
	toPluginError,
	transcriptionMessageFor,
} from '@slipstream/errors';
import { countRequest, noteQuota } from '@slipstream/plans';
import { postWithToken } from '@slipstream/token-cache';
import type { PostWithTokenDeps } from '@slipstream/token-cache';
import { __ } from '@wordpress/i18n';

interface Answer {
	text?: unknown;
}

const EXTENSIONS: Readonly< Record< string, string > > = {
	'audio/mp4': 'm4a',
	'audio/mpeg': 'mp3',
	'audio/wav': 'wav',
	'audio/webm': 'webm',
};

/**
 * What a recording is called as a file.
 *
 * @param audio The recording, or a file.
 */
export function fileNameOf( audio: Blob ): string {
	const type = audio.type.split( ';' )[ 0 ] ?? '';
	return audio instanceof File
		? audio.name
		: `recording.${ EXTENSIONS[ type ] ?? 'webm' }`;
}

function errorOf( thrown: unknown ): PluginError {
	const { code, status, isRetryable } = toPluginError( thrown );
	if ( code === 'aborted' ) {
		return new PluginError( 'aborted', { cause: thrown } );
	}
	const message =
		code === 'no_speech_engine'
			? __(
					'No AI server that transcribes recordings is set up for this site. An administrator can add one in the AI settings.',
					'slipstream'
				)
			: refusalSentence( code ) ||
				serverSentence( thrown ) ||
				transcriptionMessageFor( code );
	return new PluginError( code, {
		message,
		status,
		isRetryable,
		cause: thrown,
	} );
}

/**
 * Writes down one recording.
 *
 * @param audio   The recording, or a file.
 * @param feature What the request counts under.
 * @param signal  Ends the request.
 * @param deps    Surroundings; the page's by default.
 * @return The text; rejects with a PluginError whose message is for the author.
 */
export async function transcribe(
	audio: Blob,
	feature: string,
	signal?: AbortSignal,
	deps?: PostWithTokenDeps
): Promise< string > {
	recordEvent( 'jetpack_ai_voice_to_content_transcription_started', {
		feature,
	} );
	const form = new FormData();
	form.append( 'audio_file', audio, fileNameOf( audio ) );
	try {
		const answer = await postWithToken< Answer | null >(
			'wpcom/v2/jetpack-ai-transcription',
			form,
			{ signal, query: { feature: feature || undefined } },
			deps
		);
		if ( typeof answer?.text === 'string' ) {
			countRequest();
			return answer.text;
		}
	} catch ( thrown ) {
		const error = errorOf( thrown );
		if ( error.code === 'aborted' ) {
			// The server listens on, and counts it.
			countRequest();
		} else if ( error.code === 'error_quota_exceeded' ) {
			noteQuota();
		}
		throw error;
	}
	throw errorOf( new PluginError( 'jetpack_ai_error' ) );
}

/**
 * Writes down the parts of a recording, one after the other.
 *
 * @param parts      The parts.
 * @param feature    What the requests count under.
 * @param signal     Ends the request that runs.
 * @param onProgress Hears how many parts are done.
 * @param deps       Surroundings; the page's by default.
 */
export async function transcribeAll(
	parts: readonly Blob[],
	feature: string,
	signal: AbortSignal,
	onProgress: ( done: number, all: number ) => void,
	deps?: PostWithTokenDeps
): Promise< string > {
	const texts: string[] = [];
	for ( const part of parts ) {
		onProgress( texts.length, parts.length );
		texts.push( await transcribe( part, feature, signal, deps ) );
	}
	onProgress( parts.length, parts.length );
	return texts
		.map( ( text ) => text.trim() )
		.filter( Boolean )
		.join( ' ' );
}

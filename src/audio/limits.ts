import { PluginError } from '@slipstream/errors';
import { __ } from '@wordpress/i18n';

/** Largest recording that is transcribed at once, in bytes. */
export const MAX_BYTES = 25_000_000;

/** Longest recording that is transcribed at once, in seconds. */
export const MAX_SECONDS = 1500;

const TYPES: ReadonlySet< string > = new Set(
	[
		'mpeg',
		'mp3',
		'mpga',
		'ogg',
		'flac',
		'x-flac',
		'm4a',
		'x-m4a',
		'mp4',
		'wav',
		'wave',
		'x-wav',
		'webm',
	].map( ( name ) => `audio/${ name }` )
);

/** What a file dialog offers. */
export const ACCEPTED = [ ...TYPES, '.mpga' ].join( ',' );

/**
 * Why a recording cannot be sent as it is; null when it can. The duration is known only after a file was read.
 *
 * @param audio    The recording, or a file.
 * @param duration Its length in seconds.
 */
export function audioProblem(
	audio: Blob,
	duration?: number
): PluginError | null {
	if ( audio.size > MAX_BYTES ) {
		return new PluginError( 'audio_too_large', {
			message: __(
				'The audio file is too large. The maximum file size is 25MB.',
				'slipstream'
			),
		} );
	}
	const type = audio.type.split( ';' )[ 0 ] ?? '';
	if ( audio instanceof File && ! TYPES.has( type ) ) {
		return new PluginError( 'audio_type', {
			message: __(
				'The audio file type is not supported. Please use a supported audio file type.',
				'slipstream'
			),
		} );
	}
	return duration !== undefined && duration > MAX_SECONDS
		? new PluginError( 'audio_too_long', {
				message: __(
					'The audio file is too long. The maximum recording time is 25 minutes.',
					'slipstream'
				),
			} )
		: null;
}

/**
 * Whether a recording that cannot be sent as it is could be sent in parts.
 *
 * @param problem Why it cannot.
 */
export function isOnlyTooMuch( problem: PluginError ): boolean {
	return [ 'audio_too_large', 'audio_too_long' ].includes( problem.code );
}

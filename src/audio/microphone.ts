import { PluginError } from '@slipstream/errors';
import { __ } from '@wordpress/i18n';

const SENTENCES: Readonly< Record< string, () => string > > = {
	NotAllowedError: () =>
		__(
			'Your browser blocked the microphone. Allow it in the settings for this page, or upload a recording.',
			'slipstream'
		),
	NotFoundError: () =>
		__(
			'No microphone was found. Connect one, or upload a recording.',
			'slipstream'
		),
	NotReadableError: () =>
		__(
			'Another app is using the microphone. Close that app, or upload a recording.',
			'slipstream'
		),
};

/**
 * The error for a microphone that cannot be used.
 *
 * @param thrown What the browser said.
 */
export function microphoneError( thrown: unknown ): PluginError {
	const name = thrown instanceof Error ? thrown.name : '';
	const sentence = Object.hasOwn( SENTENCES, name )
		? SENTENCES[ name ]
		: undefined;
	return new PluginError( 'recorder_error', {
		message: sentence
			? sentence()
			: __(
					'Recording failed. Try again, or upload a recording.',
					'slipstream'
				),
		cause: thrown,
	} );
}

/** Asks for the microphone. */
export function askForMicrophone(): Promise< MediaStream > {
	// Absent on pages without TLS.
	const devices = globalThis.navigator.mediaDevices as
		MediaDevices | undefined;
	return devices
		? devices.getUserMedia( { audio: true } )
		: Promise.reject(
				new PluginError( 'recorder_error', {
					message: __(
						'Browsers can only record on secure pages (https). You can upload a recording instead.',
						'slipstream'
					),
				} )
			);
}

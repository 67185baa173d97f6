import { messageFor, serverSentence, toPluginError } from '@slipstream/errors';
import { __ } from '@wordpress/i18n';

const unavailable = () => messageFor( 'error_service_unavailable' );

/** What is said of failures that lie in an image, by code; the server may have noted only the code. */
const SENTENCES: Readonly< Record< string, () => string > > = {
	image_not_readable: () =>
		__(
			'This image’s file is missing, damaged, or in an unsupported format. Write its alternative text yourself.',
			'slipstream'
		),
	error_unclear_prompt: () =>
		__( 'The model could not describe this image.', 'slipstream' ),
	error_moderation: () =>
		__(
			'The AI server refused this image. Write the alternative text yourself.',
			'slipstream'
		),
	error_context_too_large: () =>
		__( 'This image is too large for the model.', 'slipstream' ),
	upstream_rejected: () =>
		__( 'The AI server did not accept this image.', 'slipstream' ),
	upstream_timeout: () =>
		__(
			'The AI server took too long to answer. Mind trying again?',
			'slipstream'
		),
	not_found: () =>
		__( 'This image is no longer in the media library.', 'slipstream' ),
	fetch_network_error: () => messageFor( 'fetch_network_error' ),
	error_service_unavailable: unavailable,
	// The AI server's own rate limit: in a moment the same request will do.
	upstream_quota_exceeded: unavailable,
};

/**
 * The sentence for a failure.
 *
 * @param problem What was thrown, or the code that was noted.
 */
export function altProblem( problem: unknown ): string {
	const message = serverSentence( problem );
	if ( message ) {
		return message;
	}
	const isCode = typeof problem === 'string';
	const code = isCode ? problem : toPluginError( problem ).code;
	const known = Object.hasOwn( SENTENCES, code )
		? SENTENCES[ code ]
		: undefined;
	if ( known ) {
		return known();
	}
	if ( isCode ) {
		return messageFor( code );
	}
	const { cause, sentence } = toPluginError( problem );
	// The server's own sentence, which says whose limit is reached; without the status that is added for developers.
	return typeof cause === 'object' &&
		cause !== null &&
		'message' in cause &&
		typeof cause.message === 'string' &&
		cause.message
		? cause.message
		: sentence;
}

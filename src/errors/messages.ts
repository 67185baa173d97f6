import { __ } from '@wordpress/i18n';

interface Entry {
	/** A function, so that the sentence is translated when it is shown and not when the file loads. */
	sentence: () => string;
	isRetryable: boolean;
}

const entry = ( isRetryable: boolean, sentence: () => string ): Entry => ( {
	sentence,
	isRetryable,
} );

const somethingWentWrong = () => __( 'Something went wrong', 'slipstream' );

const STREAM: Record< string, Entry > = {
	error_service_unavailable: entry( true, () =>
		__(
			'The AI services are currently unavailable. Sorry for the inconvenience.',
			'slipstream'
		)
	),
	error_quota_exceeded: entry( false, () =>
		__(
			'You have reached the limit of requests for this site.',
			'slipstream'
		)
	),
	error_moderation: entry( false, () =>
		__(
			'This request has been flagged by our moderation system. Please try to rephrase it and try again.',
			'slipstream'
		)
	),
	error_context_too_large: entry( false, () =>
		__(
			'The content is too large to be processed all at once. Please try to shorten it or divide it into smaller parts.',
			'slipstream'
		)
	),
	error_unclear_prompt: entry( false, () =>
		__( 'Your request was unclear. Mind trying again?', 'slipstream' )
	),
	error_network: entry( true, () =>
		__(
			'It was not possible to process your request. Mind trying again?',
			'slipstream'
		)
	),
	error_response: entry( true, somethingWentWrong ),
};

const TRANSCRIPTION: Record< string, Entry > = {
	error_quota_exceeded: entry( false, () =>
		__(
			'You exceeded your current quota, please check your plan details.',
			'slipstream'
		)
	),
	jetpack_ai_missing_audio_param: entry( false, () =>
		__(
			'The audio_file is required to perform a transcription.',
			'slipstream'
		)
	),
	jetpack_ai_service_unavailable: entry( true, () =>
		__( 'The AI service is temporarily unavailable.', 'slipstream' )
	),
	file_size_not_supported: entry( false, () =>
		__( 'The provided audio file is too big.', 'slipstream' )
	),
	file_type_not_supported: entry( false, () =>
		__( 'The provided audio file type is not supported.', 'slipstream' )
	),
	jetpack_ai_error: entry( true, () =>
		__(
			'There was an error processing the transcription request.',
			'slipstream'
		)
	),
};

const HTTP: Record< string, Entry > = {
	fetch_network_error: entry( true, () =>
		__(
			'The site could not be reached. Check your connection and try again.',
			'slipstream'
		)
	),
	parse_error: entry( false, () =>
		__( 'The site sent a response that could not be read.', 'slipstream' )
	),
	parse_error_after_redirect: entry( false, () =>
		__(
			'The request was redirected to a response that could not be read.',
			'slipstream'
		)
	),
	not_found: entry( false, () =>
		__( 'The site does not recognize this address.', 'slipstream' )
	),
	not_found_after_redirect: entry( false, () =>
		__(
			'The request was redirected to an address that does not exist.',
			'slipstream'
		)
	),
	aborted: entry( false, () =>
		__( 'The request was canceled.', 'slipstream' )
	),
	settings_missing: entry( false, () =>
		__(
			'The plugin’s settings are missing from this page. Reload the page.',
			'slipstream'
		)
	),
};

/** What the server says where AI may not be asked, or not any more. */
const REFUSALS: Record< string, Entry > = {
	ai_disabled: entry( false, () =>
		__( 'AI is turned off on this site.', 'slipstream' )
	),
	ai_feature_disabled: entry( false, () =>
		__( 'AI is turned off on this site.', 'slipstream' )
	),
	ai_not_allowed: entry( false, () =>
		__( 'Your role on this site cannot use AI.', 'slipstream' )
	),
	user_not_linked: entry( false, () =>
		__(
			'Your account is not connected to the product at the moment',
			'slipstream'
		)
	),
	no_ai_engine: entry( false, () =>
		__( 'No AI server is set up for this site.', 'slipstream' )
	),
};

/* The stream's wording wins where a code is in two catalogs. */
const ALL: Readonly< Record< string, Entry > > = {
	...HTTP,
	...REFUSALS,
	...TRANSCRIPTION,
	...STREAM,
};

function lookUp(
	table: Readonly< Record< string, Entry > >,
	code: string
): Entry | undefined {
	return Object.hasOwn( table, code ) ? table[ code ] : undefined;
}

/**
 * The sentence for an error code.
 *
 * @param code     Error code.
 * @param fallback Used for codes that are not in the catalog; empty means "Something went wrong".
 */
export function messageFor( code: string, fallback?: string ): string {
	return (
		lookUp( ALL, code )?.sentence() ?? ( fallback || somethingWentWrong() )
	);
}

/**
 * The sentence for an error code of the transcription service, which words some codes differently.
 *
 * @param code Error code; unknown ones get the general sentence of the service.
 */
export function transcriptionMessageFor( code: string ): string {
	const found =
		lookUp( TRANSCRIPTION, code ) ?? TRANSCRIPTION.jetpack_ai_error;
	return found ? found.sentence() : somethingWentWrong();
}

/**
 * The sentence for a code that says that AI may not be asked; empty for others.
 *
 * @param code Error code.
 */
export function refusalSentence( code: string ): string {
	return lookUp( REFUSALS, code )?.sentence() ?? '';
}

/**
 * Whether trying again without a change may help.
 *
 * @param code Error code.
 */
export function isRetryableCode( code: string ): boolean {
	return lookUp( ALL, code )?.isRetryable ?? false;
}

import { messageFor, PluginError, serverSentence } from '@slipstream/errors';
import type { AiErrorCode, SuggestionError } from './types';

const CODES_BY_STATUS: Readonly< Record< number, AiErrorCode > > = {
	413: 'error_context_too_large',
	422: 'error_moderation',
	429: 'error_quota_exceeded',
	503: 'error_service_unavailable',
};

/**
 * Codes of our provider whose status is 429 too, though nothing of the site's allowance is used up: too many answers at once, and a rate
 * limit of the AI server. In a moment the same request will do, and no upgrade would help.
 */
const BUSY: ReadonlySet< unknown > = new Set( [
	'too_many_streams',
	'upstream_quota_exceeded',
] );

const CODES: ReadonlySet< string > = new Set< AiErrorCode >( [
	'error_service_unavailable',
	'error_quota_exceeded',
	'error_moderation',
	'error_context_too_large',
	'error_unclear_prompt',
	'error_network',
	'error_response',
] );

function isAiErrorCode( code: unknown ): code is AiErrorCode {
	return typeof code === 'string' && CODES.has( code );
}

/**
 * The error code of an HTTP status.
 *
 * @param status Status of an answer.
 */
export function codeOfStatus( status: number ): AiErrorCode {
	return CODES_BY_STATUS[ status ] ?? 'error_network';
}

/** The REST API's error object. */
interface ErrorBody {
	code?: unknown;
	message?: unknown;
	data?: { status?: unknown } | null;
}

function parseBody( text: string ): ErrorBody {
	try {
		const value: unknown = JSON.parse( text );
		return typeof value === 'object' && value !== null ? value : {};
	} catch {
		/* A proxy's error page; the status says enough. */
		return {};
	}
}

/**
 * The error for a refused request or for an error event within a stream.
 *
 * @param text   Body or event data, the REST API's error object where all is well.
 * @param status HTTP status; an error event carries it in its data.
 */
export function errorOfBody( text: string, status?: number ): PluginError {
	const body = parseBody( text );
	const inner = body.data?.status;
	const known = status ?? ( typeof inner === 'number' ? inner : undefined );
	const byName = isAiErrorCode( body.code ) ? body.code : undefined;
	if ( BUSY.has( body.code ) ) {
		return new PluginError( 'error_service_unavailable', {
			status: known,
			cause: body,
			isRetryable: true,
		} );
	}
	const code =
		known === undefined
			? ( byName ?? 'error_network' )
			: codeOfStatus( known );
	return new PluginError( code, { status: known, cause: body } );
}

/**
 * Any failure as an error with an AiErrorCode.
 *
 * @param thrown What was thrown.
 */
export function toStreamError( thrown: unknown ): PluginError {
	if ( PluginError.isInstance( thrown ) && isAiErrorCode( thrown.code ) ) {
		return thrown;
	}
	const status = PluginError.isInstance( thrown ) ? thrown.status : undefined;
	return new PluginError(
		status === undefined ? 'error_network' : codeOfStatus( status ),
		{
			status,
			cause: thrown,
		}
	);
}

function detailsOf( {
	cause,
	status,
}: PluginError ): SuggestionError[ 'details' ] {
	const body = (
		typeof cause === 'object' && cause !== null ? cause : {}
	) as ErrorBody;
	return {
		code: typeof body.code === 'string' ? body.code : undefined,
		message: typeof body.message === 'string' ? body.message : undefined,
		status,
	};
}

/**
 * The form of an error that screens show.
 *
 * @param error Error with an AiErrorCode.
 */
export function toSuggestionError( error: PluginError ): SuggestionError {
	return {
		code: error.code,
		message:
			serverSentence( error ) || messageFor( error.code, error.sentence ),
		severity: 'info',
		details: detailsOf( error ),
	};
}

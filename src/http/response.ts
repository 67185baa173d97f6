import { sprintf, __ } from '@wordpress/i18n';
import { messageFor, PluginError } from '@slipstream/errors';

interface ErrorBody {
	code?: unknown;
	message?: unknown;
}

function parse(
	text: string
): { ok: true; value: unknown } | { ok: false; cause: unknown } {
	try {
		return { ok: true, value: JSON.parse( text ) };
	} catch ( cause ) {
		return { ok: false, cause };
	}
}

function errorBodyOf( text: string ): ErrorBody {
	const parsed = parse( text );
	return parsed.ok &&
		typeof parsed.value === 'object' &&
		parsed.value !== null
		? parsed.value
		: {};
}

function withStatus( message: string, status: number ): string {
	/* translators: 1: what went wrong, 2: HTTP status code. */
	return sprintf( __( '%1$s (Status %2$d)', 'slipstream' ), message, status );
}

function failureOf( response: Response, text: string ): PluginError {
	const { status, redirected } = response;
	const body = errorBodyOf( text );
	const serverMessage = typeof body.message === 'string' ? body.message : '';
	const reason = typeof body.code === 'string' ? body.code : '';
	if ( status === 404 ) {
		const code = redirected ? 'not_found_after_redirect' : 'not_found';
		return new PluginError( code, {
			message: withStatus( serverMessage || messageFor( code ), status ),
			sentence: serverMessage || messageFor( code ),
			status,
			reason,
			cause: body,
		} );
	}
	return new PluginError( reason || 'api_error', {
		message: withStatus(
			serverMessage || messageFor( 'api_error' ),
			status
		),
		sentence: serverMessage || messageFor( 'api_error' ),
		status,
		cause: body,
	} );
}

/**
 * The value of a response, or the error it stands for.
 *
 * @param response The response of a REST route.
 */
export async function readResponse( response: Response ): Promise< unknown > {
	const text = await response.text();
	if ( ! response.ok ) {
		throw failureOf( response, text );
	}
	if ( response.status === 204 ) {
		return null;
	}
	const parsed = parse( text );
	if ( ! parsed.ok ) {
		throw new PluginError(
			response.redirected ? 'parse_error_after_redirect' : 'parse_error',
			{ status: response.status, cause: parsed.cause }
		);
	}
	return parsed.value;
}

/**
 * Whether the server refused a request only because its nonce is too old.
 *
 * @param error What a request was rejected with.
 */
export function isStaleNonce( error: unknown ): boolean {
	return (
		PluginError.isInstance( error ) &&
		error.status === 403 &&
		error.code === 'rest_cookie_invalid_nonce'
	);
}

import { isRetryableCode, messageFor } from './messages';

/*
 * `instanceof` fails between two bundles that each hold this class; the registered symbol is shared by the whole page.
 */
const MARKER = Symbol.for( 'slipstream.plugin-error' );

const RETRYABLE_STATUSES = new Set( [ 408, 425, 500, 502, 503, 504 ] );

/** What an error may carry besides its code. */
export interface PluginErrorOptions {
	/** Defaults to the catalog's sentence for the code. */
	message?: string;
	/** HTTP status, when a server answered. */
	status?: number;
	/** Whether the same call may succeed later; derived from code and status when not given. */
	isRetryable?: boolean;
	/** The same for people, without codes; the message by default. */
	sentence?: string;
	/** The server's own code, where `code` only says what kind of failure it is; the code by default. */
	reason?: string;
	cause?: unknown;
}

// Babel takes no "declare" in a class.
export interface PluginError {
	/** @deprecated For developers, with the status code. Show `sentence` to people. */
	readonly message: string;
}

/**
 * The one error class of the plugin. Code that fails throws it with a code; screens turn the code into a sentence.
 */
export class PluginError extends Error {
	readonly code: string;
	readonly isRetryable: boolean;
	/** What tells the errors of a server apart: all of its 404s are `not_found`. */
	readonly reason: string;
	/** What to show to people. */
	readonly sentence: string;
	readonly status?: number;
	override readonly cause?: unknown;

	/**
	 * @param code    Stable, machine-readable code.
	 * @param options Message, status, retry hint, reason and cause.
	 */
	constructor( code: string, options: PluginErrorOptions = {} ) {
		super( options.message || messageFor( code ) );
		this.name = 'PluginError';
		this.code = code;
		this.reason = options.reason || code;
		this.sentence =
			options.sentence || options.message || messageFor( code );
		this.status = options.status;
		this.cause = options.cause;
		this.isRetryable =
			options.isRetryable ??
			( isRetryableCode( code ) ||
				( options.status !== undefined &&
					RETRYABLE_STATUSES.has( options.status ) ) );
		Object.defineProperty( this, MARKER, { value: true } );
	}

	/**
	 * Whether a value is a PluginError of any bundle on the page.
	 *
	 * @param value Anything.
	 */
	static isInstance( value: unknown ): value is PluginError {
		return typeof value === 'object' && value !== null && MARKER in value;
	}
}

function isRecord( value: unknown ): value is Record< string, unknown > {
	return typeof value === 'object' && value !== null;
}

function stringOf( value: unknown ): string | undefined {
	return typeof value === 'string' && value !== '' ? value : undefined;
}

function statusOf( value: Record< string, unknown > ): number | undefined {
	const nested = isRecord( value.data ) ? value.data.status : undefined;
	const status = value.status ?? nested;
	return typeof status === 'number' ? status : undefined;
}

/**
 * What an administrator is told of a failure of the site's own AI server: its address, the cause and the next step. Empty for everybody
 * else, and for every other failure.
 *
 * @param thrown What a catch clause got.
 */
export function serverSentence( thrown: unknown ): string {
	const body = PluginError.isInstance( thrown ) ? thrown.cause : thrown;
	return isRecord( body ) && isRecord( body.data ) && body.data.cause
		? ( stringOf( body.message ) ?? '' )
		: '';
}

/**
 * Turns whatever was thrown into a PluginError. Knows PluginErrors, aborts, the REST API's error objects, errors and strings.
 *
 * @param thrown What a catch clause got.
 */
export function toPluginError( thrown: unknown ): PluginError {
	if ( PluginError.isInstance( thrown ) ) {
		return thrown;
	}
	if ( ! isRecord( thrown ) ) {
		return new PluginError( 'unknown_error', {
			message: stringOf( thrown ),
			cause: thrown,
		} );
	}
	if ( thrown.name === 'AbortError' ) {
		return new PluginError( 'aborted', { cause: thrown } );
	}
	return new PluginError( stringOf( thrown.code ) ?? 'unknown_error', {
		message: stringOf( thrown.message ),
		status: statusOf( thrown ),
		cause: thrown,
	} );
}

import { toPluginError } from '@slipstream/errors';

/** What a failure means for a run: wait and ask again, leave this image out, leave it to somebody else, or stop. */
export type FailureKind =
	| { kind: 'wait'; seconds: number }
	| { kind: 'skip' }
	| { kind: 'taken' }
	| { kind: 'halt' }
	| { kind: 'offline' };

/** Seconds to wait where the server does not say how many. */
const PAUSE = 15;
/** Who is to wait longer than this need not sit there. */
const LONGEST_PAUSE = 300;

/** Failures that lie in one image. */
const OF_THE_IMAGE = new Set( [
	'image_not_readable',
	'error_unclear_prompt',
	'error_moderation',
	'error_context_too_large',
	'upstream_rejected',
	'error_network',
	'upstream_timeout',
	'rest_cannot_edit',
	'rest_post_invalid_id',
] );

/** Failures of the moment. */
const PASSING = new Set( [
	'too_many_streams',
	'upstream_quota_exceeded',
	'error_service_unavailable',
	'provider_unreachable',
	'ai_usage_unavailable',
] );

function retryAfter( cause: unknown ): number | undefined {
	const { data } = ( cause ?? {} ) as { data?: { retry_after?: unknown } };
	const seconds = data?.retry_after;
	return typeof seconds === 'number' && seconds > 0 ? seconds : undefined;
}

/**
 * What a failure means for a run.
 *
 * @param thrown What was thrown.
 */
export function classify( thrown: unknown ): FailureKind {
	const { code, reason, cause } = toPluginError( thrown );
	if ( code === 'fetch_network_error' ) {
		return { kind: 'offline' };
	}
	if ( OF_THE_IMAGE.has( reason ) ) {
		return { kind: 'skip' };
	}
	if ( code === 'alt_text_in_progress' ) {
		return { kind: 'taken' };
	}
	const seconds = retryAfter( cause ) ?? PAUSE;
	return PASSING.has( code ) && seconds <= LONGEST_PAUSE
		? { kind: 'wait', seconds }
		: { kind: 'halt' };
}

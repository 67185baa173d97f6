import { altProblem } from '@slipstream/ai-alt';
import { toPluginError } from '@slipstream/errors';
import { __, sprintf } from '@wordpress/i18n';
import type { RunEnd } from './run';

/** How a run ended; null where it could not begin, because another page runs. */
export type Ending = RunEnd | null;

/** Why a run ended before its time; empty where it did not, or was stopped on purpose. */
export function endMessage( end: Ending ): string {
	if ( end === null ) {
		return __(
			'Another tab in this browser is already writing texts.',
			'slipstream'
		);
	}
	if ( end.kind === 'offline' ) {
		return __(
			'The connection is lost. Writing resumes when you reconnect.',
			'slipstream'
		);
	}
	return end.kind === 'halted' ? altProblem( end.error ) : '';
}

/**
 * What is spoken at the end.
 *
 * @param end      How it ended.
 * @param progress How much is done, in words: "3 of 3 images".
 */
export function spokenEnd( end: Ending, progress: string ): string {
	switch ( end?.kind ) {
		case 'done':
			/* translators: %s: how much is done: "3 of 3 images". */
			return sprintf( __( 'All done: %s.', 'slipstream' ), progress );
		case 'stopped':
			/* translators: %s: how much is done: "2 of 3 images". */
			return sprintf( __( 'Stopped at %s.', 'slipstream' ), progress );
		default:
			return endMessage( end );
	}
}

/** Whether a limit of requests, tokens or costs has ended it. */
export function isUsedUp( end: Ending | undefined ): boolean {
	return (
		end?.kind === 'halted' &&
		toPluginError( end.error ).code === 'error_quota_exceeded'
	);
}

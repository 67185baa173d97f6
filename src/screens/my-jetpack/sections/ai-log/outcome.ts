import { __ } from '@wordpress/i18n';
import { messageFor } from '@slipstream/errors';

const ENDS: Readonly< Record< string, () => string > > = {
	done: () => __( 'Answered', 'slipstream' ),
	stopped: () => __( 'Stopped', 'slipstream' ),
	gone: () => __( 'Left before the end', 'slipstream' ),
};

/** Why the site's own AI server did not answer. */
const CAUSES: Readonly< Record< string, () => string > > = {
	unknown_name: () => __( 'Server name not found', 'slipstream' ),
	no_answer: () => __( 'No answer from the AI server', 'slipstream' ),
	blocked: () => __( 'Address not allowed', 'slipstream' ),
	tls: () => __( 'No secure connection', 'slipstream' ),
	timeout: () => __( 'The AI server took too long', 'slipstream' ),
	cut: () => __( 'Connection broke off', 'slipstream' ),
	moved: () => __( 'Server has moved', 'slipstream' ),
	not_ai: () => __( 'Not an AI server', 'slipstream' ),
	key_missing: () => __( 'API key missing', 'slipstream' ),
	key_refused: () => __( 'API key refused', 'slipstream' ),
	no_access: () => __( 'API key not allowed to use the model', 'slipstream' ),
	no_model: () => __( 'No model chosen', 'slipstream' ),
	wrong_model: () => __( 'Unknown model', 'slipstream' ),
	quota: () => __( 'Credit or quota used up', 'slipstream' ),
	busy: () => __( 'Too many requests', 'slipstream' ),
	rejected: () => __( 'Rejected by the AI server', 'slipstream' ),
	server_error: () => __( 'Error of the AI server', 'slipstream' ),
	unreadable: () => __( 'Unreadable answer', 'slipstream' ),
};

const SENTENCES = { ...ENDS, ...CAUSES };

/**
 * Whether a request has failed.
 *
 * @param outcome How it ended.
 */
export const isFailed = ( outcome: string ): boolean =>
	! Object.hasOwn( ENDS, outcome );

/**
 * How a request ended, in words.
 *
 * @param outcome done, stopped, gone, a cause, or the code of an error.
 */
export const outcomeSentence = ( outcome: string ): string =>
	Object.hasOwn( SENTENCES, outcome )
		? ( SENTENCES[ outcome ]?.() ?? '' )
		: messageFor( outcome, outcome );

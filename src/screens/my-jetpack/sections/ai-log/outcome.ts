import { __ } from '@wordpress/i18n';
import { messageFor } from '@slipstream/errors';

const ENDS: Readonly< Record< string, () => string > > = {
	done: () => __( 'Answered', 'slipstream' ),
	stopped: () => __( 'Stopped', 'slipstream' ),
	gone: () => __( 'Left before the end', 'slipstream' ),
};

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
 * @param outcome done, stopped, gone, or the code of an error.
 */
export const outcomeSentence = ( outcome: string ): string =>
	Object.hasOwn( ENDS, outcome )
		? ( ENDS[ outcome ]?.() ?? '' )
		: messageFor( outcome, outcome );

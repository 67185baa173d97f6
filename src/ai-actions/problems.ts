import { messageFor } from '@slipstream/errors';
import { __ } from '@wordpress/i18n';
import type { Problem } from '@slipstream/ai-ui';

/** A suggestion for a text that is another by now. */
export const staleProblem = (): Problem => ( {
	code: 'stale',
	message: __(
		'The text has changed since it was sent. Ask again to get a suggestion for the new one.',
		'slipstream'
	),
	canRetry: false,
} );

/** Requests report their failures themselves: what could not be had is what they are made of. */
export const unpreparedProblem = (): Problem => ( {
	code: 'error_network',
	message: messageFor( 'error_network' ),
	canRetry: false,
} );

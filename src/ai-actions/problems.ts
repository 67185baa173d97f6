import { __ } from '@wordpress/i18n';
import type { AiProblem } from '@slipstream/ai-client';

/** A suggestion for a text that is another by now. */
export const staleProblem = (): AiProblem => ( {
	code: 'stale',
	message: __(
		'The text has changed since you asked. Ask again to get a new suggestion.',
		'slipstream'
	),
	canRetry: false,
} );

import { __, _n, sprintf } from '@wordpress/i18n';
import type { HealthCheck } from './types';

/**
 * How many of the checks are not well, as a sentence.
 *
 * @param checks What was looked at.
 */
export function healthSentence( checks: readonly HealthCheck[] ): string {
	const count = checks.filter( ( { status } ) => status !== 'good' ).length;
	return count === 0
		? __( 'Everything looks good.', 'slipstream' )
		: sprintf(
				/* translators: %d: a number. */
				_n(
					'%d thing needs attention.',
					'%d things need attention.',
					count,
					'slipstream'
				),
				count
			);
}

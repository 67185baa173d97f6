import { __, _n, sprintf } from '@wordpress/i18n';
import { isProblem } from './types';
import type { HealthCheck } from './types';

/**
 * How many of the checks are not well, as a sentence.
 *
 * @param checks What was looked at.
 */
export function healthSentence( checks: readonly HealthCheck[] ): string {
	if ( checks.every( ( { status } ) => status === 'good' ) ) {
		return __( 'Everything looks good.', 'slipstream' );
	}
	const count = checks.filter( isProblem ).length;
	return count === 0
		? __( 'No problems found.', 'slipstream' )
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

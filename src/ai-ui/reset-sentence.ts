import { __, sprintf } from '@wordpress/i18n';
import type { AiFeature } from '@slipstream/plans';

/**
 * When the count begins anew. That is never more than a month away, so that the year is left out.
 *
 * @param feature What the provider says.
 * @return A sentence; '' where the provider has not told.
 */
export function resetSentence(
	feature: Pick< AiFeature, 'usagePeriod' >
): string {
	const [ year, month, day ] = ( feature.usagePeriod?.nextStart ?? '' )
		.slice( 0, 10 )
		.split( '-' )
		.map( Number );
	if ( ! year || ! month || ! day ) {
		return '';
	}
	return sprintf(
		/* translators: %s: a date. */
		__( 'Resets %s.', 'slipstream' ),
		new Date( year, month - 1, day ).toLocaleDateString( undefined, {
			month: 'short',
			day: 'numeric',
		} )
	);
}

import { __, _n, sprintf } from '@wordpress/i18n';
import { dateInWords, daysOf, formatNumber } from '@slipstream/ui';
import { featureName } from '../../feature-names';
import type { AiUsage, Sum } from './types';

/**
 * Sums by feature, with names for people where we know some.
 *
 * @param sums Sums by what clients call the features.
 */
export const namedFeatures = ( sums: readonly Sum[] ): Sum[] =>
	sums.map( ( sum ) => ( { ...sum, name: featureName( sum.name ) } ) );

/**
 * The tokens of a sum.
 *
 * @param sum A sum.
 */
export const tokensOf = ( sum: Sum ): number => sum.tokens_in + sum.tokens_out;

/**
 * How much was asked, against the limit.
 *
 * @param usage The month.
 */
export function usageSentence( usage: AiUsage ): string {
	const { used, limit, whose } = usage;
	if ( limit > 0 && whose === 'own' ) {
		return sprintf(
			/* translators: 1: a number, 2: a number. */
			__(
				'You have used %1$s of your %2$s AI requests this month.',
				'slipstream'
			),
			formatNumber( used ),
			formatNumber( limit )
		);
	}
	if ( limit === 0 ) {
		return sprintf(
			/* translators: %s: a number. */
			_n(
				'%s AI request this month. No limit is set.',
				'%s AI requests this month. No limit is set.',
				used,
				'slipstream'
			),
			formatNumber( used )
		);
	}
	return sprintf(
		/* translators: 1: a number, 2: a number. */
		__( '%1$s of %2$s AI requests this month.', 'slipstream' ),
		formatNumber( used ),
		formatNumber( limit )
	);
}

/**
 * That the log, of which the sums are made, has nothing of a month: it may be kept for fewer days than requests are counted.
 *
 * @param usage The month.
 */
export function emptySentence( usage: AiUsage ): string {
	const text =
		usage.scope === 'own'
			? /* translators: %s: a month, such as "March 2026". */
				__( 'The log has no requests of yours for %s.', 'slipstream' )
			: /* translators: %s: a month, such as "March 2026". */
				__( 'The log has no requests for %s.', 'slipstream' );
	return sprintf(
		text,
		dateInWords( usage.month, { month: 'long', year: 'numeric' } )
	);
}

/**
 * A sum for each day of the month, also for those without requests.
 *
 * @param usage The month.
 */
export const everyDay = ( usage: AiUsage ): Sum[] =>
	daysOf( usage.month ).map(
		( name ) =>
			usage.days.find( ( day ) => day.name === name ) ?? {
				name,
				requests: 0,
				failed: 0,
				tokens_in: 0,
				tokens_out: 0,
				cost: 0,
			}
	);

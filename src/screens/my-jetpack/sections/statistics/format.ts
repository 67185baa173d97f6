import { __, _n, sprintf } from '@wordpress/i18n';
import { dateInWords, formatNumber } from '@slipstream/ui';
import type { Range } from './types';

const FORMATS: Readonly< Record< Range, Intl.DateTimeFormatOptions > > = {
	day: { day: 'numeric', month: 'short' },
	week: { day: 'numeric', month: 'short', year: 'numeric' },
	month: { month: 'short', year: 'numeric' },
};

/**
 * What a day, week or month is called.
 *
 * @param start Its first day.
 * @param range What it is.
 */
export function periodName( start: string, range: Range ): string {
	const name = dateInWords( start, FORMATS[ range ] );
	return range === 'week'
		? /* translators: %s: a date. */
			sprintf( __( 'Week of %s', 'slipstream' ), name )
		: name;
}

/**
 * A number of views in words.
 *
 * @param count How many.
 */
export const viewsInWords = ( count: number ): string =>
	sprintf(
		/* translators: %s: a number. */
		_n( '%s view', '%s views', count, 'slipstream' ),
		formatNumber( count )
	);

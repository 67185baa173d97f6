import { dateI18n, getSettings } from '@wordpress/date';
import { _x } from '@wordpress/i18n';
import type { FormResponse } from '../types';

type Dated = Pick< FormResponse, 'date' | 'date_gmt' >;

/** The moment, for the `datetime` of a time element. Old records may lack the time in UTC. */
export function momentOf( { date, date_gmt: gmt }: Dated ): string {
	return gmt ? `${ gmt }Z` : date;
}

/** Date and time in the site's zone and format. */
export function longDate( response: Dated ): string {
	return dateI18n( getSettings().formats.datetime, momentOf( response ) );
}

/**
 * As short as can be: the time for today, the day for this year.
 *
 * @param response The response.
 * @param now      The present moment.
 */
export function shortDate( response: Dated, now: Date = new Date() ): string {
	const { formats } = getSettings();
	const moment = momentOf( response );
	const isSame = ( format: string ) =>
		dateI18n( format, moment ) === dateI18n( format, now );
	if ( isSame( 'Y-m-d' ) ) {
		return dateI18n( formats.time, moment );
	}
	return dateI18n(
		isSame( 'Y' )
			? _x( 'M j', 'date without a year', 'slipstream' )
			: formats.date,
		moment
	);
}

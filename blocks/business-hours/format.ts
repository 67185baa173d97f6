import { dateI18n, getSettings } from '@wordpress/date';
import { __, sprintf } from '@wordpress/i18n';
import { isWholeDay } from './days';
import { spansOf } from './times';
import type { HoursAttributes, Range } from './types';

type Clock = HoursAttributes[ 'timeFormat' ];

const CLOCKS: Partial< Record< string, string > > = { 12: 'g:i a', 24: 'H:i' };

/**
 * A time in words.
 *
 * @param minute The minute of the day.
 * @param clock  How times are written.
 */
export function formatTime( minute: number, clock: Clock ): string {
	return dateI18n(
		CLOCKS[ clock ] ?? getSettings().formats.time,
		new Date( Date.UTC( 2000, 0, 1, 0, minute ) ),
		'UTC'
	);
}

/**
 * A date in words.
 *
 * @param date YYYY-MM-DD.
 */
export function formatDate( date: string ): string {
	return dateI18n(
		getSettings().formats.date,
		new Date( `${ date }T00:00:00Z` ),
		'UTC'
	);
}

/**
 * From one to another, such as days or dates.
 *
 * @param from The first.
 * @param to   The last.
 */
export function formatRange( from: string, to: string ): string {
	return from === to
		? from
		: sprintf(
				/* translators: 1: first day, 2: last day. */
				__( '%1$s – %2$s', 'slipstream' ),
				from,
				to
			);
}

/**
 * The hours of a day in words, as on the page.
 *
 * @param hours Ranges; those without two times are left out.
 * @param clock How times are written.
 */
export function describeHours(
	hours: readonly Range[],
	clock: Clock = ''
): string {
	if ( hours.some( isWholeDay ) ) {
		return __( 'Open 24 hours', 'slipstream' );
	}
	const ranges = spansOf( hours ).map(
		( [ from, to ] ) =>
			`${ formatTime( from, clock ) } - ${ formatTime( to, clock ) }`
	);
	return ranges.join( ', ' ) || __( 'Closed', 'slipstream' );
}

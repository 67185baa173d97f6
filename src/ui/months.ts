import { dateI18n, getSettings } from '@wordpress/date';

/**
 * The names of a month's days, such as 2026-11-01.
 *
 * @param month Such as 2026-11.
 */
export function daysOf( month: string ): string[] {
	const [ year = 0, number = 1 ] = month.split( '-' ).map( Number );
	return Array.from(
		{ length: new Date( year, number, 0 ).getDate() },
		( _, index ) => `${ month }-${ String( index + 1 ).padStart( 2, '0' ) }`
	);
}

/**
 * The names of this month and of those before.
 *
 * @param month The newest.
 * @param count How many.
 */
export function monthsUpTo( month: string, count = 12 ): string[] {
	const [ year = 0, number = 1 ] = month.split( '-' ).map( Number );
	return Array.from( { length: count }, ( _, back ) => {
		const date = new Date( Date.UTC( year, number - 1 - back, 1 ) );
		return date.toISOString().slice( 0, 7 );
	} );
}

/**
 * A month or a day in words of the page's language; a whole date as the site writes dates.
 *
 * @param name   Such as 2026-11 or 2026-11-21.
 * @param format What is shown of it: by default, the whole date.
 */
export function dateInWords(
	name: string,
	format?: Intl.DateTimeFormatOptions
): string {
	const [ year = 0, month = 1, day = 1 ] = name.split( '-' ).map( Number );
	const date = new Date( Date.UTC( year, month - 1, day ) );
	// The name says which day it is, wherever its reader is.
	return format
		? date.toLocaleDateString( document.documentElement.lang || undefined, {
				...format,
				timeZone: 'UTC',
			} )
		: dateI18n( getSettings().formats.date, date, 'UTC' );
}

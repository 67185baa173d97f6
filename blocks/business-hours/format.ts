import { dateI18n, getSettings } from '@wordpress/date';
import { __ } from '@wordpress/i18n';
import type { Range } from './types';

const TIME = /^([01]?\d|2[0-4]):([0-5]\d)(:[0-5]\d)?$/;

/** A time as the site writes it; undefined for what is no time. */
function formatTime( time: string ): string | undefined {
	const [ , hours, minutes ] = TIME.exec( time ) ?? [];
	if ( hours === undefined ) {
		return undefined;
	}
	const moment = new Date(
		Date.UTC( 2000, 0, 1, Number( hours ), Number( minutes ) )
	);
	return dateI18n( getSettings().formats.time, moment, 'UTC' );
}

/**
 * The hours of a day in words, as on the page.
 *
 * @param hours Ranges; those without two times are left out.
 */
export function describeHours( hours: readonly Range[] ): string {
	const ranges = hours.flatMap( ( range ) => {
		const opening = formatTime( range.opening );
		const closing = formatTime( range.closing );
		return opening !== undefined && closing !== undefined
			? [ `${ opening } - ${ closing }` ]
			: [];
	} );
	return ranges.join( ', ' ) || __( 'Closed', 'slipstream' );
}

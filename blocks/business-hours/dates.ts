import { dateI18n } from '@wordpress/date';
import { __ } from '@wordpress/i18n';
import { isObject, readHours, text } from './days';
import type { SpecialDate } from './types';

/** Whether a text is a date that exists. */
function isDate( date: string ): boolean {
	const moment = new Date( `${ date }T00:00:00Z` );
	return (
		/^\d{4}-\d\d-\d\d$/.test( date ) &&
		! Number.isNaN( moment.getTime() ) &&
		moment.toISOString().startsWith( date )
	);
}

/**
 * The special dates that an attribute tells about, whatever a post holds.
 *
 * @param exceptions The attribute.
 */
export function readDates( exceptions: unknown ): SpecialDate[] {
	return ( Array.isArray( exceptions ) ? exceptions : [] )
		.filter( isObject )
		.map( ( { from, to, hours, note } ) => ( {
			from: text( from ),
			to: text( to ),
			hours: readHours( hours ),
			note: text( note ),
		} ) );
}

/**
 * What is wrong with a special date, in a sentence.
 *
 * @param date      The date.
 * @param date.from The first day.
 * @param date.to   The last day.
 */
export function problemOfDate( { from, to }: SpecialDate ): string | undefined {
	if ( ! isDate( from ) || ( to && ! isDate( to ) ) ) {
		return __(
			'Set a date. Visitors will not see this until you do.',
			'slipstream'
		);
	}
	if ( to && to < from ) {
		return __(
			'The last day is before the first day, so visitors do not see this.',
			'slipstream'
		);
	}
	return undefined;
}

/** Today on the site's clocks. */
const today = () => dateI18n( 'Y-m-d', new Date() );

/**
 * Whether a special date is over.
 *
 * @param date      The date.
 * @param date.from The first day.
 * @param date.to   The last day.
 */
export function isOver( { from, to }: SpecialDate ): boolean {
	return ( to || from ) < today();
}

/**
 * The special dates that the page shows, the next one first.
 *
 * @param exceptions The attribute.
 */
export function upcoming( exceptions: unknown ): SpecialDate[] {
	return readDates( exceptions )
		.filter( ( date ) => ! problemOfDate( date ) && ! isOver( date ) )
		.sort( ( one, other ) =>
			`${ one.from } ${ one.to || one.from }` <
			`${ other.from } ${ other.to || other.from }`
				? -1
				: 1
		);
}

import { __ } from '@wordpress/i18n';
import { MINUTES_OF_DAY, minuteOf, spansOf } from './times';
import type { Span } from './open-now';
import type { Day, DayName, Range, Week } from './types';

export const DAY_NAMES: readonly DayName[] = [
	'Sun',
	'Mon',
	'Tue',
	'Wed',
	'Thu',
	'Fri',
	'Sat',
];

const OFFICE_HOURS: Range = { opening: '09:00', closing: '17:00' };

/** The week in English, for when the site does not answer. */
export const ENGLISH_WEEK: Week = {
	days: {
		Sun: 'Sunday',
		Mon: 'Monday',
		Tue: 'Tuesday',
		Wed: 'Wednesday',
		Thu: 'Thursday',
		Fri: 'Friday',
		Sat: 'Saturday',
	},
	startOfWeek: 0,
};

/** Whether a value has keys to look at. */
export const isObject = (
	value: unknown
): value is Record< string, unknown > =>
	typeof value === 'object' && value !== null;

/** A value that is text, or none. */
export const text = ( value: unknown ) =>
	typeof value === 'string' ? value : '';

/** Whether a day is open as long as nobody says otherwise. */
const isWorkday = ( name: DayName ) => name !== 'Sun' && name !== 'Sat';

/**
 * The ranges that a value tells about.
 *
 * @param hours What a post holds.
 */
export function readHours( hours: unknown ): Range[] {
	return ( Array.isArray( hours ) ? hours : [] )
		.filter( isObject )
		.map( ( { opening, closing } ) => ( {
			opening: text( opening ),
			closing: text( closing ),
		} ) );
}

/**
 * The whole week that an attribute tells about, Sunday first; days that it leaves out are closed. The default week if it tells
 * about no day at all, as on the page.
 *
 * @param days The attribute; posts may hold anything in it.
 */
export function readDays( days: unknown ): Day[] {
	const given = new Map< unknown, Range[] >();
	for ( const day of Array.isArray( days ) ? days : [] ) {
		if (
			isObject( day ) &&
			DAY_NAMES.some( ( name ) => name === day.name )
		) {
			given.set( day.name, readHours( day.hours ) );
		}
	}
	return DAY_NAMES.map( ( name ) => ( {
		name,
		hours:
			given.size === 0 && isWorkday( name )
				? [ { ...OFFICE_HOURS } ]
				: ( given.get( name ) ?? [] ),
	} ) );
}

/**
 * The days in the order of the site's week.
 *
 * @param days        Seven days, Sunday first.
 * @param startOfWeek The first one, 0 for Sunday.
 */
export function inOrder( days: readonly Day[], startOfWeek: number ): Day[] {
	return [ ...days.slice( startOfWeek ), ...days.slice( 0, startOfWeek ) ];
}

/** A week in which one day has other hours. */
export function withHours(
	days: readonly Day[],
	name: DayName,
	hours: Range[]
): Day[] {
	return days.map( ( day ) => ( day.name === name ? { name, hours } : day ) );
}

/**
 * A week in which other days have the hours of one, too.
 *
 * @param days  Seven days.
 * @param from  The day.
 * @param which All days, or Monday to Friday.
 */
export function withCopies(
	days: readonly Day[],
	from: Day,
	which: 'all' | 'weekdays'
): Day[] {
	return days.map( ( day ) =>
		which === 'all' || isWorkday( day.name )
			? {
					name: day.name,
					hours: from.hours.map( ( range ) => ( { ...range } ) ),
				}
			: day
	);
}

/** The hours of a day that opens. */
export function openingHours(): Range[] {
	return [ { ...OFFICE_HOURS } ];
}

/**
 * The hours of a day that never closes: from midnight to midnight, which other editors show as just that.
 */
export function wholeDay(): Range[] {
	return [ { opening: '00:00', closing: '00:00' } ];
}

/** Whether a range goes round the clock. */
export function isWholeDay( { opening, closing }: Range ): boolean {
	return minuteOf( opening ) === 0 && minuteOf( closing ) === 0;
}

/**
 * What is wrong with a range, in a sentence.
 *
 * A closing time before the opening time is fine: it is that of the next day.
 */
export function problemOf( range: Range ): string | undefined {
	const opening = minuteOf( range.opening );
	const closing = minuteOf( range.closing );
	if ( opening === undefined && closing === undefined ) {
		return __(
			'Set both times. Visitors will not see these hours until you do.',
			'slipstream'
		);
	}
	if ( opening === undefined ) {
		return __(
			'The opening time is missing, so visitors do not see these hours.',
			'slipstream'
		);
	}
	if ( closing === undefined ) {
		return __(
			'The closing time is missing, so visitors do not see these hours.',
			'slipstream'
		);
	}
	return opening === closing && ! isWholeDay( range )
		? __( 'The opening and closing times are the same.', 'slipstream' )
		: undefined;
}

/** Whether a range ends on the next day. */
export function isOvernight( range: Range ): boolean {
	const opening = minuteOf( range.opening );
	const closing = minuteOf( range.closing );
	return opening !== undefined && closing !== undefined && closing < opening;
}

/**
 * What a range has in common with another, in a sentence.
 *
 * @param hours  The ranges of the day.
 * @param index  Which of them.
 * @param before The ranges of the day before.
 */
export function overlapOf(
	hours: readonly Range[],
	index: number,
	before: readonly Range[] = []
): string | undefined {
	const [ own ] = spansOf( hours.slice( index, index + 1 ) );
	if ( ! own ) {
		return undefined;
	}
	const meets = ( [ from, to ]: Span ) => from < own[ 1 ] && own[ 0 ] < to;
	if ( spansOf( hours.slice( 0, index ) ).some( meets ) ) {
		return __( 'These hours overlap the ones above.', 'slipstream' );
	}
	const isMet = spansOf( before ).some( ( [ from, to ] ) =>
		meets( [ from - MINUTES_OF_DAY, to - MINUTES_OF_DAY ] )
	);
	return isMet
		? __( 'These hours overlap the previous night.', 'slipstream' )
		: undefined;
}

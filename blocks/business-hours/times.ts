import type { Span } from './open-now';
import type { Range } from './types';

/*
 * The grammar of times, the same as in php/Blocks/Business_Hours/Business_Hours_Times.php; test/times.json holds what both read and what they do not.
 * Posts hold what somebody typed, also in other editors.
 */
const CLOCK_24 = /^([01]?\d|2[0-4])[:.]([0-5]?\d)(?:[:.][0-5]\d)?$/;
const CLOCK_24_BARE = /^([01]\d|2[0-4])([0-5]\d)$/;
const CLOCK_12 =
	/^(0?[1-9]|1[0-2])(?:[:.]([0-5]?\d)(?:[:.][0-5]\d)?)?\s*([ap])\.?\s?m\.?$/;

const NAMED: Partial< Record< string, number > > = { noon: 720, midnight: 0 };

export const MINUTES_OF_DAY = 1440;

/**
 * The minute of the day of a written time such as 09:00, 21.30 or 9 pm; undefined for what is no time.
 *
 * @param time The time as a post holds it.
 */
export function minuteOf( time: string ): number | undefined {
	const written = time.trim().toLowerCase();
	const [ , hour12, past = 0, half ] = CLOCK_12.exec( written ) ?? [];
	if ( half ) {
		return (
			( ( Number( hour12 ) % 12 ) + ( half === 'p' ? 12 : 0 ) ) * 60 +
			Number( past )
		);
	}
	const [ , hours, minutes ] =
		CLOCK_24.exec( written ) ?? CLOCK_24_BARE.exec( written ) ?? [];
	return hours === undefined
		? NAMED[ written ]
		: ( Number( hours ) * 60 + Number( minutes ) ) % MINUTES_OF_DAY;
}

/**
 * A written time as fields for times take it: HH:MM; as it is where it is no time.
 *
 * @param time The time as a post holds it.
 */
export function fieldTime( time: string ): string {
	const minute = minuteOf( time );
	return minute === undefined
		? time
		: [ Math.floor( minute / 60 ), minute % 60 ]
				.map( ( part ) => String( part ).padStart( 2, '0' ) )
				.join( ':' );
}

/**
 * The ranges with two times, in minutes and in order. A closing time that is not after the opening time is one of the next day.
 *
 * @param hours Ranges.
 */
export function spansOf( hours: readonly Range[] ): Span[] {
	return hours.flatMap( ( range ): Span[] => {
		const from = minuteOf( range.opening );
		const to = minuteOf( range.closing );
		return from === undefined || to === undefined
			? []
			: [ [ from, to > from ? to : to + MINUTES_OF_DAY ] ];
	} );
}

import type { State } from './open-now';

/** The sentences in the site's language. */
export interface Texts {
	readonly open: string;
	readonly closed: string;
	readonly closesIn: string;
	readonly closesAt: string;
	readonly closesDay: string;
	readonly opensIn: string;
	readonly opensAt: string;
	readonly opensDay: string;
}

/** How times and days are written. */
export interface StatusLabels {
	readonly texts: Texts;
	/** By minute of the day. */
	readonly times: Readonly< Record< number, string > >;
	/** Sunday first. */
	readonly days: readonly string[];
}

/**
 * Whether it is open, in a sentence. Within an hour of the change it counts minutes; beyond a week the name of a day would be ambiguous.
 *
 * @param state  What is so.
 * @param labels How to say it.
 * @param now    The moment, in milliseconds.
 */
export function sentenceFor(
	state: State,
	labels: StatusLabels,
	now: number
): string {
	const { isOpen, change } = state;
	const { texts, times, days } = labels;
	if ( ! change || change.days > 6 ) {
		return isOpen ? texts.open : texts.closed;
	}
	const minutes = Math.ceil( ( change.at - now ) / 6e4 );
	const time = times[ change.minute ] ?? '';
	if ( minutes <= 60 ) {
		return ( isOpen ? texts.closesIn : texts.opensIn ).replace(
			'%s',
			String( minutes )
		);
	}
	// Past midnight is still tonight for who is open, but not for who will open.
	if ( isOpen ? minutes < 1440 : change.days < 1 ) {
		return ( isOpen ? texts.closesAt : texts.opensAt ).replace(
			'%s',
			time
		);
	}
	return ( isOpen ? texts.closesDay : texts.opensDay )
		.replace( '%1$s', time )
		.replace( '%2$s', days[ change.weekday ] ?? '' );
}

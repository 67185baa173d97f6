/** Minutes since midnight, from and to; the second may be past the day. */
export type Span = readonly [ number, number ];

/** What is needed to tell whether it is open. */
export interface Schedule {
	/** A name such as Europe/Berlin, or an offset such as +05:30. */
	readonly zone: string;
	/** Seven days, Sunday first. */
	readonly week: readonly ( readonly Span[] )[];
	/** From, to, and what holds on these days instead. */
	readonly dates: readonly ( readonly [ string, string, readonly Span[] ] )[];
}

/** When that changes. */
export interface Change {
	/** A moment, in milliseconds. */
	readonly at: number;
	/** The time on the site's clocks, in minutes. */
	readonly minute: number;
	/** 0 for Sunday. */
	readonly weekday: number;
	/** How many midnights away. */
	readonly days: number;
}

export interface State {
	readonly isOpen: boolean;
	/** Nothing if it stays as it is for as far as can be told. */
	readonly change?: Change;
}

const DAY = 864e5;
/** How many days ahead are looked at. */
const HORIZON = 31;

const formatters: Record< string, Intl.DateTimeFormat > = {};

/** What clocks in a zone show at a moment, as if they showed UTC. */
function wallAt( moment: number, zone: string ): number {
	const [ , sign, hours, minutes ] = /^([+-])(\d+):(\d+)$/.exec( zone ) ?? [];
	if ( sign ) {
		return (
			moment +
			Number( sign + 1 ) *
				( Number( hours ) * 60 + Number( minutes ) ) *
				6e4
		);
	}
	formatters[ zone ] ??= new Intl.DateTimeFormat( 'en', {
		timeZone: zone,
		hourCycle: 'h23',
		year: 'numeric',
		month: 'numeric',
		day: 'numeric',
		hour: 'numeric',
		minute: 'numeric',
		second: 'numeric',
	} );
	const part: Record< string, number > = {};
	for ( const { type, value } of formatters[ zone ].formatToParts(
		moment
	) ) {
		part[ type ] = Number( value );
	}
	const { year = 0, month = 1, day, hour, minute, second } = part;
	return Date.UTC( year, month - 1, day, hour, minute, second );
}

/**
 * The moment at which clocks show a time: the first one where they show it twice, and as much later as they are put forward where
 * they skip it.
 */
function momentOf( wall: number, zone: string ): number {
	const by = ( near: number ) => wall - ( wallAt( near, zone ) - near );
	const before = by( wall - DAY );
	const after = by( wall + DAY );
	return wallAt( before, zone ) !== wall && wallAt( after, zone ) === wall
		? after
		: before;
}

/** The hours of a day, given as its midnight in UTC. */
function spansOf( { week, dates }: Schedule, midnight: number ) {
	const day = new Date( midnight );
	const date = day.toISOString().slice( 0, 10 );
	const special = dates.find(
		( [ from, to ] ) => from <= date && date <= to
	);
	return special ? special[ 2 ] : ( week[ day.getUTCDay() ] ?? [] );
}

/**
 * Whether it is open, and when that changes.
 *
 * @param schedule The hours and the zone that they are meant in.
 * @param now      The moment, in milliseconds.
 */
export function stateAt( schedule: Schedule, now: number ): State {
	const { zone } = schedule;
	const today = Math.floor( wallAt( now, zone ) / DAY ) * DAY;
	let until: Change | undefined;
	// From yesterday, as nights end in the morning.
	for ( let days = -1; days <= HORIZON; days++ ) {
		const midnight = today + days * DAY;
		for ( const span of spansOf( schedule, midnight ) ) {
			const [ from, to ] = span.map( ( minute ): Change => {
				const wall = midnight + minute * 6e4;
				return {
					at: momentOf( wall, zone ),
					minute: minute % 1440,
					weekday: new Date( wall ).getUTCDay(),
					days: Math.floor( ( wall - today ) / DAY ),
				};
			} ) as [ Change, Change ];
			if ( until ) {
				if ( from.at > until.at ) {
					return { isOpen: true, change: until };
				}
				until = to.at > until.at ? to : until;
			} else if ( from.at > now ) {
				return { isOpen: false, change: from };
			} else if ( now < to.at ) {
				until = to;
			}
		}
	}
	return until
		? { isOpen: true, ...( until.days <= HORIZON && { change: until } ) }
		: { isOpen: false };
}

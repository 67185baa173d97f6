/** A day's key, whatever the language. */
export type DayName = 'Sun' | 'Mon' | 'Tue' | 'Wed' | 'Thu' | 'Fri' | 'Sat';

/** From when to when; `HH:MM`, or nothing yet. */
export interface Range {
	opening: string;
	closing: string;
}

/** A day without hours is closed. */
export interface Day {
	name: DayName;
	hours: Range[];
}

export interface HoursAttributes {
	days: Day[];
}

/** What the days are called, and which comes first. */
export interface Week {
	readonly days: Readonly< Record< DayName, string > >;
	/** 0 for Sunday. */
	readonly startOfWeek: number;
}

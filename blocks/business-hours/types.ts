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

/** A day, or several, on which other hours hold. */
export interface SpecialDate {
	/** YYYY-MM-DD, or nothing yet. */
	from: string;
	/** The last day; nothing for one day alone. */
	to: string;
	hours: Range[];
	note: string;
}

export interface HoursAttributes {
	days: Day[];
	exceptions: SpecialDate[];
	/** How times are written; nothing for as the site writes them. */
	timeFormat: '' | '12' | '24';
	/** Whether neighboring days with the same hours share a row. */
	groupDays: boolean;
	/** Whether a line tells visitors that it is open now. */
	showStatus: boolean;
}

/** What the days are called, and which comes first. */
export interface Week {
	readonly days: Readonly< Record< DayName, string > >;
	/** 0 for Sunday. */
	readonly startOfWeek: number;
}

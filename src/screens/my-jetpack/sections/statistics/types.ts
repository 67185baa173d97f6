/** How many days, weeks or months are looked at. */
export type Range = 'day' | 'week' | 'month';

/** What GET slipstream/v1/stats answers. */
export interface Stats {
	range: Range;
	from: string;
	to: string;
	/** Views of each day, week or month, by its first day. */
	series: readonly { start: string; views: number }[];
	sum: number;
	totals: { today: number; yesterday: number; week: number; all: number };
	posts: readonly {
		/** 0 for lists of posts. */
		id: number;
		title: string;
		/** Empty where visitors cannot read it any more. */
		url: string;
		views: number;
	}[];
	/** The host is empty for all that were too many to name. */
	referrers: readonly { host: string; views: number }[];
	/** The roles of the site, for those who choose who sees statistics. */
	roles: readonly { name: string; label: string }[];
}

export const STATS_ROUTE = 'slipstream/v1/stats';

/** What GET slipstream/v1/analytics answers. */
export interface Counts {
	/** The first day. */
	from: string;
	counts: readonly {
		kind: 'event' | 'stat';
		/** The event, or the group of the count. */
		name: string;
		/** What went with it, or the name of the count. */
		detail: string;
		hits: number;
	}[];
}

export const EVENTS_ROUTE = 'slipstream/v1/analytics';
export const CHOICE_ROUTE = 'jetpack/v4/tracking/settings';

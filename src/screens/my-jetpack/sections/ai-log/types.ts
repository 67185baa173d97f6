export const ROUTE = 'slipstream/v1/ai-log';
export const PER_PAGE = 25;

/** A request. */
export interface LogLine {
	id: number;
	/** In UTC, such as 2026-11-23T10:00:00Z. */
	created: string;
	person: string;
	/** What the client calls it. */
	feature: string;
	model: string;
	tokens_in: number;
	tokens_out: number;
	/** In millionths of the currency. */
	cost: number;
	milliseconds: number;
	/** done, stopped, gone, or the code of an error. */
	outcome: string;
	/** '' where there is none, or it is gone. */
	post_title: string;
	post_link: string;
}

/** The answer of GET slipstream/v1/ai-log. */
export interface Log {
	total: number;
	currency: string;
	/** How long lines are kept; 0 for ever. */
	days: number;
	items: readonly LogLine[];
}

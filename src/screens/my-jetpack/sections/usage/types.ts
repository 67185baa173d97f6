/** A sum of requests under a name: a day, a feature, a model or a person. */
export interface Sum {
	name: string;
	/** Those that count against the limits: an image counts as several. */
	requests: number;
	/** Those that brought nothing, and do not count. */
	failed: number;
	tokens_in: number;
	tokens_out: number;
	/** In millionths of the currency. */
	cost: number;
}

/** What GET slipstream/v1/ai-usage answers. */
export interface AiUsage {
	month: string;
	/** Whether it is about everybody, or about who asks. */
	scope: 'site' | 'own';
	currency: string;
	/** Requests a month; 0 for no limit. */
	limit: number;
	used: number;
	is_over: boolean;
	/** Whose limit and use that is: the whole site's, or that of who looks. */
	whose: 'site' | 'own';
	/** Days that the log is kept, of which the sums are made; 0 for ever. */
	log_days: number;
	/** When the next month begins, in the site's time. */
	resets: string;
	total: Sum | null;
	days: readonly Sum[];
	features: readonly Sum[];
	models: readonly Sum[];
	users: readonly ( Sum & { id: number } )[];
}

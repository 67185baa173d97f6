/** A sum of requests under a name: a day, a feature, a model or a person. */
export interface Sum {
	name: string;
	requests: number;
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
	/** When the next month begins, in the site's time. */
	resets: string;
	total: Sum | null;
	days: readonly Sum[];
	features: readonly Sum[];
	models: readonly Sum[];
	users: readonly ( Sum & { id: number } )[];
}

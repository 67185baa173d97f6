/** What GET slipstream/v1/ai-settings answers. The key itself never leaves the server. */
export interface AiSettings {
	base_url: string;
	model: string;
	has_key: boolean;
	key_source: 'constant' | 'environment' | 'database' | 'none';
	locked: { base_url: boolean; model: boolean; api_key: boolean };
	engine: 'openai' | 'core' | 'demo' | 'none';
	streams: boolean;
	/** Requests a month; 0 for no limit. */
	request_limit: number;
	requests_used: number;
	connectors_url: string;
}

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

/** How much may be used in a month; 0 for no limit. */
export interface Limit {
	requests: number;
	tokens: number;
	/** In millionths of the currency. */
	cost: number;
}

/** What can be switched off by itself. */
export type FeatureName = 'writing' | 'forms' | 'images' | 'voice';

/** What a million tokens cost that are sent or received, an image, and a minute of a recording. */
export interface Price {
	in: number;
	out: number;
	image: number;
	minute: number;
}

/** Where readers are told of AI. */
export type LabelPlace = 'off' | 'once' | 'each';

/** What GET slipstream/v1/ai-control answers. */
export interface AiControl {
	is_on: boolean;
	/** Whether WordPress itself allows AI. */
	is_supported: boolean;
	off_features: readonly FeatureName[];
	off_roles: readonly string[];
	/** Names of the roles whose people may write. */
	roles: Readonly< Record< string, string > >;
	site: Limit;
	person: Limit;
	role_limits: Readonly< Record< string, Limit > >;
	currency: string;
	prices: Readonly< Record< string, Price > >;
	/** Days that the log is kept; 0 for ever. */
	log_days: number;
	/** Where readers are told of AI: nowhere, once below a post, or at each block. */
	label: LabelPlace;
}

/** A request that authors can choose. */
export interface Template {
	title: string;
	prompt: string;
}

/** A word that the site writes otherwise. */
export interface Term {
	term: string;
	preferred: string;
}

/** What GET slipstream/v1/ai-writing answers. */
export interface AiWriting {
	templates: readonly Template[];
	/** Those that a new site starts with. */
	default_templates: readonly Template[];
	guidelines: string;
	glossary: readonly Term[];
	banned: readonly string[];
}

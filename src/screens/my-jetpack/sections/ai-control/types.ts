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

/** Where a post says to its readers that AI was used. */
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
	/** Nowhere, once below a post, or at each block. */
	label: LabelPlace;
}

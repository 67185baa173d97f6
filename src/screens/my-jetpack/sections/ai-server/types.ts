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

/* eslint-disable prettier/prettier -- Made of php/Ai/settings.json by the build: change that. */
import { __ } from '@wordpress/i18n';
import type { DeepReadonly } from './deep-readonly';

interface Values {
	/**
	 * Server address
	 */
	slipstream_ai_base_url: string;
	/**
	 * Model
	 */
	slipstream_ai_model: string;
	/**
	 * Model that reads images
	 */
	slipstream_ai_vision_model: string;
	/**
	 * Model that makes images
	 */
	slipstream_ai_image_model: string;
	/**
	 * Model that transcribes recordings
	 */
	slipstream_ai_speech_model: string;
	/**
	 * API key
	 */
	slipstream_ai_api_key: string;
	/**
	 * Use AI on this site
	 */
	slipstream_ai_enabled: boolean;
	/**
	 * Features
	 */
	slipstream_ai_inactive_features: ('writing' | 'forms' | 'images' | 'voice')[];
	/**
	 * Roles
	 */
	slipstream_ai_inactive_roles: string[];
	/**
	 * Monthly request limit
	 */
	slipstream_ai_request_limit: number;
	/**
	 * Monthly limits for the whole site
	 */
	slipstream_ai_limits_site: {
		requests?: number;
		tokens?: number;
		cost?: number;
	};
	/**
	 * Monthly limits per person
	 */
	slipstream_ai_limits_person: {
		requests?: number;
		tokens?: number;
		cost?: number;
	};
	/**
	 * Monthly limits by role
	 */
	slipstream_ai_limits_roles: {
		[k: string]: {
			requests?: number;
			tokens?: number;
			cost?: number;
		};
	};
	/**
	 * Monthly limits for individual people
	 */
	slipstream_ai_limits_people: {
		[k: string]: {
			requests?: number;
			tokens?: number;
			cost?: number;
		};
	};
	/**
	 * Currency
	 */
	slipstream_ai_currency: string;
	/**
	 * Prices
	 */
	slipstream_ai_prices: {
		[k: string]: {
			in: number;
			out: number;
			image?: number;
			minute?: number;
		};
	};
	/**
	 * Days to keep the log
	 */
	slipstream_ai_log_days: number;
	/**
	 * Prompt templates
	 */
	slipstream_ai_templates: {
		title: string;
		prompt: string;
	}[];
	/**
	 * Guidelines
	 */
	slipstream_ai_guidelines: string;
	/**
	 * Glossary
	 */
	slipstream_ai_glossary: {
		term: string;
		preferred: string;
	}[];
	/**
	 * Words to avoid
	 */
	slipstream_ai_banned: string[];
	/**
	 * Tell readers about AI
	 */
	slipstream_ai_label: 'off' | 'once' | 'each';
}

/** The settings as the server has them. */
export type AiSettings = DeepReadonly< Values >;

/** What is said of each. */
export const aiSettings = {
	slipstream_ai_base_url: {
		get label() { return __( 'Server address', 'slipstream' ); },
		get description() { return __( 'The address of any server that supports the OpenAI API, such as http://127.0.0.1:11434/v1 for Ollama.', 'slipstream' ); },
		limits: {"maxLength":2000},
		default: "",
	},
	slipstream_ai_model: {
		get label() { return __( 'Model', 'slipstream' ); },
		get description() { return __( 'Leave empty to let the server choose.', 'slipstream' ); },
		limits: {"maxLength":200,"pattern":"^[^\\x00-\\x1F\\x7F]*$(?!\\n)"},
		default: "",
	},
	slipstream_ai_vision_model: {
		get label() { return __( 'Model that reads images', 'slipstream' ); },
		get description() { return __( 'Describes images for alternative text. Leave empty to use the main model.', 'slipstream' ); },
		limits: {"maxLength":200,"pattern":"^[^\\x00-\\x1F\\x7F]*$(?!\\n)"},
		default: "",
	},
	slipstream_ai_image_model: {
		get label() { return __( 'Model that makes images', 'slipstream' ); },
		get description() { return __( 'Leave empty to let the server choose.', 'slipstream' ); },
		limits: {"maxLength":200,"pattern":"^[^\\x00-\\x1F\\x7F]*$(?!\\n)"},
		default: "",
	},
	slipstream_ai_speech_model: {
		get label() { return __( 'Model that transcribes recordings', 'slipstream' ); },
		get description() { return __( 'Leave empty to use whisper-1, which many servers know.', 'slipstream' ); },
		limits: {"maxLength":200,"pattern":"^[^\\x00-\\x1F\\x7F]*$(?!\\n)"},
		default: "",
	},
	slipstream_ai_api_key: {
		get label() { return __( 'API key', 'slipstream' ); },
		get description() { return __( 'Servers on your own machine often need none. Stored encrypted, never shown.', 'slipstream' ); },
		limits: {"maxLength":1000,"pattern":"^[\\x20-\\x7E]*$(?!\\n)"},
		default: "",
	},
	slipstream_ai_enabled: {
		get label() { return __( 'Use AI on this site', 'slipstream' ); },
		get description() { return __( 'Turning this off hides every AI feature in the editor, and the server refuses all requests. The change takes effect immediately.', 'slipstream' ); },
		default: true,
	},
	slipstream_ai_inactive_features: {
		get label() { return __( 'Features', 'slipstream' ); },
		limits: {"items":{"enum":["writing","forms","images","voice"]}},
		default: [],
	},
	slipstream_ai_inactive_roles: {
		get label() { return __( 'Roles', 'slipstream' ); },
		limits: {"items":{}},
		default: [],
	},
	slipstream_ai_request_limit: {
		get label() { return __( 'Monthly request limit', 'slipstream' ); },
		limits: {"maximum":1000000000,"minimum":0},
		default: 0,
	},
	slipstream_ai_limits_site: {
		get label() { return __( 'Monthly limits for the whole site', 'slipstream' ); },
		limits: {"properties":{"requests":{"minimum":0,"maximum":1000000000000},"tokens":{"minimum":0,"maximum":1000000000000},"cost":{"minimum":0,"maximum":1000000000000}}},
		default: {"requests":0,"tokens":0,"cost":0},
	},
	slipstream_ai_limits_person: {
		get label() { return __( 'Monthly limits per person', 'slipstream' ); },
		limits: {"properties":{"requests":{"minimum":0,"maximum":1000000000000},"tokens":{"minimum":0,"maximum":1000000000000},"cost":{"minimum":0,"maximum":1000000000000}}},
		default: {"requests":0,"tokens":0,"cost":0},
	},
	slipstream_ai_limits_roles: {
		get label() { return __( 'Monthly limits by role', 'slipstream' ); },
		limits: {"additionalProperties":{"properties":{"requests":{"minimum":0,"maximum":1000000000000},"tokens":{"minimum":0,"maximum":1000000000000},"cost":{"minimum":0,"maximum":1000000000000}}}},
	},
	slipstream_ai_limits_people: {
		get label() { return __( 'Monthly limits for individual people', 'slipstream' ); },
		limits: {"patternProperties":{"^\\d+$":{"properties":{"requests":{"minimum":0,"maximum":1000000000000},"tokens":{"minimum":0,"maximum":1000000000000},"cost":{"minimum":0,"maximum":1000000000000}}}}},
	},
	slipstream_ai_currency: {
		get label() { return __( 'Currency', 'slipstream' ); },
		limits: {"pattern":"^[A-Z]{3}$(?!\\n)"},
		default: "USD",
	},
	slipstream_ai_prices: {
		get label() { return __( 'Prices', 'slipstream' ); },
		get description() { return __( 'Enter prices as your AI server lists them: per million tokens, per image, or per minute of audio. Use the model names shown under “Usage”. Use * for all other models.', 'slipstream' ); },
		limits: {"additionalProperties":{"properties":{"in":{"minimum":0,"maximum":1000000},"out":{"minimum":0,"maximum":1000000},"image":{"minimum":0,"maximum":1000000},"minute":{"minimum":0,"maximum":1000000}}},"maxProperties":100},
	},
	slipstream_ai_log_days: {
		get label() { return __( 'Days to keep the log', 'slipstream' ); },
		get description() { return __( 'The log records who asked, when, and how many tokens were used, never the text. Enter 0 to keep it forever.', 'slipstream' ); },
		limits: {"minimum":0,"maximum":3650},
		default: 90,
	},
	slipstream_ai_templates: {
		get label() { return __( 'Prompt templates', 'slipstream' ); },
		get description() { return __( 'Requests to AI that authors can choose from.', 'slipstream' ); },
		limits: {"maxItems":50,"items":{"properties":{"title":{"minLength":1,"maxLength":100},"prompt":{"minLength":1,"maxLength":2000}}}},
	},
	slipstream_ai_guidelines: {
		get label() { return __( 'Guidelines', 'slipstream' ); },
		limits: {"maxLength":4000},
		default: "",
	},
	slipstream_ai_glossary: {
		get label() { return __( 'Glossary', 'slipstream' ); },
		get description() { return __( 'Words that this site spells its own way: “e-mail” becomes “email”.', 'slipstream' ); },
		limits: {"maxItems":200,"items":{"properties":{"term":{"minLength":1,"maxLength":100},"preferred":{"minLength":1,"maxLength":100}}}},
		default: [],
	},
	slipstream_ai_banned: {
		get label() { return __( 'Words to avoid', 'slipstream' ); },
		get description() { return __( 'One per line.', 'slipstream' ); },
		limits: {"maxItems":200,"items":{"minLength":1,"maxLength":100}},
		default: [],
	},
	slipstream_ai_label: {
		get label() { return __( 'Tell readers about AI', 'slipstream' ); },
		get description() { return __( 'Adds a line to posts with text that AI wrote or changed.', 'slipstream' ); },
		limits: {"enum":["off","once","each"]},
		default: "off",
	},
} as const;

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

/** What GET slipstream/v1/ai-writing answers. Two sections edit a part of it each. */
export interface AiWriting {
	templates: readonly Template[];
	/** Those that a new site starts with. */
	default_templates: readonly Template[];
	guidelines: string;
	glossary: readonly Term[];
	banned: readonly string[];
}

export const AI_WRITING_ROUTE = 'slipstream/v1/ai-writing';

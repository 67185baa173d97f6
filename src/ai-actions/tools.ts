import { __ } from '@wordpress/i18n';
import type { PromptType } from '@slipstream/ai-client';

/** Where the meta description of a post is kept. */
export const META = 'advanced_seo_description';

/** One entry of the menu. */
export interface WriteTool {
	readonly id: string;
	readonly label: string;
	/** What a new text is asked for with. */
	readonly prompt?: PromptType;
	/** For tools that change the texts of the post: the action's id. */
	readonly action?: string;
	/** The field of the post that it fills; left out where the post has none. */
	readonly field?: 'excerpt' | 'tags' | 'meta';
	/** What must be there: a text, a title, or nothing. */
	readonly needs: 'content' | 'title' | 'nothing';
	/** What stands in the field at first. */
	readonly request?: string;
}

/** What the panel is opened for; without a tool it asks. */
export interface WriteJob {
	readonly tool?: WriteTool;
}

/** The author's own words. */
export const ownTool = (): WriteTool => ( {
	id: 'ask',
	label: __( 'Ask AI Assistant', 'slipstream' ),
	prompt: 'userPrompt',
	needs: 'nothing',
	request: '',
} );

/** All tools, in the order of the menu. */
export const writeTools = (): WriteTool[] => [
	{
		id: 'continue',
		label: __( 'Continue writing', 'slipstream' ),
		prompt: 'continue',
		needs: 'content',
	},
	{
		id: 'correct-spelling',
		label: __( 'Correct spelling and grammar', 'slipstream' ),
		action: 'correct-spelling',
		needs: 'content',
	},
	{
		id: 'simplify',
		label: __( 'Simplify', 'slipstream' ),
		action: 'simplify',
		needs: 'content',
	},
	{
		id: 'summarize',
		label: __( 'Summarize', 'slipstream' ),
		prompt: 'summarize',
		needs: 'content',
	},
	{
		id: 'title',
		label: __( 'Generate a post title', 'slipstream' ),
		prompt: 'generateTitle',
		needs: 'content',
	},
	{
		id: 'title-summary',
		label: __( 'Summary based on title', 'slipstream' ),
		prompt: 'titleSummary',
		needs: 'title',
	},
	{
		id: 'excerpt',
		label: __( 'Write an excerpt', 'slipstream' ),
		field: 'excerpt',
		needs: 'content',
	},
	{
		id: 'tags',
		label: __( 'Suggest tags', 'slipstream' ),
		field: 'tags',
		needs: 'content',
	},
	{
		id: 'meta',
		label: __( 'Write a meta description', 'slipstream' ),
		field: 'meta',
		needs: 'content',
	},
];

/**
 * A tool that begins with a template's words.
 *
 * @param template        The template.
 * @param template.title  Its name.
 * @param template.prompt Its words.
 */
export const templateTool = ( template: {
	title: string;
	prompt: string;
} ): WriteTool => ( {
	id: `template-${ template.title }`,
	label: template.title,
	prompt: 'userPrompt',
	needs: 'nothing',
	request: template.prompt,
} );

import type { PromptType } from '@slipstream/ai-client';

/** What the tools write that are no words of the author's, and belong into the post. */
const PROMPTS: readonly PromptType[] = [
	'continue',
	'summarize',
	'titleSummary',
];

/**
 * What a tool asks for in the block.
 *
 * @param type What was asked for, as the block keeps it.
 * @return Undefined for everything else.
 */
export const toolPrompt = (
	type: string | undefined
): PromptType | undefined => PROMPTS.find( ( prompt ) => prompt === type );

import type { PromptMessage } from '@slipstream/ai-client';

/** What the block keeps in its comment. Whether a request is running is nobody else's business and is not kept. */
export interface AssistantAttributes {
	/** The generated text, Markdown; before anything is generated, the text of the blocks this one was made of. */
	content?: string;
	/** The text of the blocks this one was made of, Markdown; in posts of earlier versions their markup. */
	originalContent?: string;
	/** Those blocks, serialized, so that they can be put back as they were. Other editors keep the text only. */
	originalBlocks?: string;
	promptType?: string;
	originalMessages: PromptMessage[];
	/** The conversation, oldest message first. */
	messages: PromptMessage[];
	/** What stands in the prompt's field. */
	userPrompt: string;
	requestingState: 'init' | 'done';
	preTransformAction: string | null;
	/** Not used any more; kept so that posts that hold it do not change. */
	isLayoutBuldingModeEnable?: boolean;
}

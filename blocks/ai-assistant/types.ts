import type { PromptMessage } from '@slipstream/ai-client';

/** What the block keeps in its comment. Whether a request is running is nobody else's business and is not kept. */
export interface AssistantAttributes {
	/** The generated text, Markdown. */
	content?: string;
	/** What stood there before: the markup of the blocks this one was made of, or Markdown. */
	originalContent?: string;
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

import type { PromptMessage } from './types';

/** How many messages of a conversation are kept. */
export const HISTORY_LIMIT = 20;

/**
 * The newest messages of a conversation, at most `HISTORY_LIMIT`.
 *
 * @param history Conversation, oldest first.
 */
export function trimHistory(
	history: readonly PromptMessage[]
): PromptMessage[] {
	return history.slice( -HISTORY_LIMIT );
}

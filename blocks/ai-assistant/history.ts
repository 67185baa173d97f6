import { trimHistory } from '@slipstream/ai-client';
import type { PromptMessage } from '@slipstream/ai-client';

/** Conversations of earlier versions name the author's words in a context. */
const REQUEST_CONTEXT = 'ai-assistant-user-prompt';

function requestIn( {
	role,
	content,
	context,
}: PromptMessage ): string | undefined {
	if ( role === 'user' ) {
		return content;
	}
	return context?.type === REQUEST_CONTEXT
		? String( context.request ?? '' )
		: undefined;
}

/**
 * What the author asked for last.
 *
 * @param messages A conversation.
 */
export function lastRequest(
	messages: readonly PromptMessage[]
): string | undefined {
	return messages
		.map( requestIn )
		.findLast( ( request ) => request !== undefined );
}

/**
 * The newest text the assistant wrote.
 *
 * @param messages A conversation.
 */
export function lastAnswer(
	messages: readonly PromptMessage[]
): string | undefined {
	return messages.findLast( ( { role } ) => role === 'assistant' )?.content;
}

/**
 * The conversation with other words in the place of the newest answer.
 *
 * @param messages A conversation.
 * @param answer   The words.
 */
export function withLastAnswer(
	messages: readonly PromptMessage[],
	answer: string
): PromptMessage[] {
	const last = messages.findLastIndex( ( { role } ) => role === 'assistant' );
	return messages.map( ( message, at ) =>
		at === last ? { ...message, content: answer } : message
	);
}

/**
 * The conversation as it was before its last request, if that one was answered.
 *
 * @param messages A conversation.
 */
export function beforeLastRequest(
	messages: PromptMessage[]
): PromptMessage[] {
	const [ request, answer ] = messages.slice( -2 );
	const isAnswered =
		answer?.role === 'assistant' &&
		!! request &&
		requestIn( request ) !== undefined;
	return isAnswered ? messages.slice( 0, -2 ) : messages;
}

/**
 * The conversation with one more request and its answer; the oldest messages make room.
 *
 * @param messages The conversation before the request.
 * @param request  What the author asked for.
 * @param answer   What the assistant wrote.
 */
export function withExchange(
	messages: readonly PromptMessage[],
	request: string,
	answer: string
): PromptMessage[] {
	return trimHistory( [
		...messages,
		{ role: 'user', content: request },
		{ role: 'assistant', content: answer },
	] );
}

/**
 * Asks the provider for texts: the hook that every surface uses, and the event source below it, which reports all that a stream says.
 * docs/ai-client.md describes both.
 */
export { SuggestionsEventSource } from './suggestions-event-source';
export type { SuggestionsEventSourceDeps } from './suggestions-event-source';
export { createSseTransport } from './sse-transport';
export type { SseTransportDeps } from './sse-transport';
export { useAiRequest } from './use-ai-request';
export type { AiRequest, AiRequestOptions } from './use-ai-request';
export { isBusy } from './request-state';
export type { AiRequestState } from './request-state';
export type { AiAnswer, AiJob, Outcome } from './job';
export {
	addVersion,
	changeVersion,
	keepVersion,
	NO_VERSIONS,
	showVersion,
} from './versions';
export type { Versions } from './versions';
export {
	buildBlockMessages,
	contextTypeOf,
	DEFAULT_TONE,
	relevantContentMessage,
} from './prompts';
export type { BlockMessagesArgs, PromptType } from './prompts';
export { followUpMessages } from './continuation';
export { HISTORY_LIMIT, trimHistory } from './history';
export type {
	AiErrorCode,
	FunctionCall,
	Prompt,
	PromptMessage,
	RequestingState,
	RequestOptions,
	AiProblem,
	StreamMessage,
	StreamRequest,
	SuggestionError,
	SuggestionEventMap,
	Transport,
} from './types';

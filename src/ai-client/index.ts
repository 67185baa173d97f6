export { SuggestionsEventSource } from './suggestions-event-source';
export type { SuggestionsEventSourceDeps } from './suggestions-event-source';
export { createSseTransport } from './sse-transport';
export type { SseTransportDeps } from './sse-transport';
export { useAiSuggestions } from './use-ai-suggestions';
export type { AiSuggestions, AiSuggestionsOptions } from './use-ai-suggestions';
export { buildBlockMessages, contextTypeOf, DEFAULT_TONE } from './prompts';
export type { BlockMessagesArgs, PromptType } from './prompts';
export {
	CONTINUE_REQUEST,
	continueMessages,
	followUpMessages,
	joinTexts,
} from './continuation';
export { HISTORY_LIMIT, trimHistory } from './history';
export type {
	AiErrorCode,
	FunctionCall,
	Prompt,
	PromptMessage,
	RequestingState,
	RequestOptions,
	StreamMessage,
	StreamRequest,
	SuggestionError,
	SuggestionEventMap,
	Transport,
} from './types';

import type { PluginError } from '@slipstream/errors';

/** Codes a request for a suggestion can fail with. */
export type AiErrorCode =
	| 'error_service_unavailable'
	| 'error_quota_exceeded'
	| 'error_moderation'
	| 'error_context_too_large'
	| 'error_unclear_prompt'
	| 'error_network'
	| 'error_response';

/** A failed request, ready to be shown. */
export interface SuggestionError {
	code: string;
	message: string;
	severity: 'info';
	/** What the server said in its own words, for logs and support. */
	details?: { code?: string; message?: string; status?: number };
}

/** Something that did not work out. */
export interface AiProblem {
	code: string;
	message: string;
	/** What the server said in its own words. */
	details?: { code?: string; message?: string };
	/** Whether sending the request again can help; true unless said otherwise. */
	canRetry?: boolean;
}

export type RequestingState =
	'init' | 'requesting' | 'suggesting' | 'done' | 'error';

/** One message of a conversation. */
export interface PromptMessage {
	role: 'jetpack-ai' | 'system' | 'user' | 'assistant';
	content?: string;
	context?: { type: string; [ key: string ]: unknown };
}

/** A question, or a whole conversation. */
export type Prompt = string | PromptMessage[];

/** What may go with a prompt. */
export interface RequestOptions {
	/** Sent only when it is an integer; a template's id is not. */
	postId?: number | string | null;
	feature?: string;
	functions?: object[];
	model?: string;
	/** Lets the server replay its answer to an identical earlier request. */
	useStreamCache?: boolean;
}

/** A call the model wants made; arguments are JSON text. */
export interface FunctionCall {
	name: string;
	arguments: string;
}

/** Events of a SuggestionsEventSource and what their `detail` holds. */
export interface SuggestionEventMap {
	/** The server accepted the request. */
	open: null;
	/** The newest piece of text. */
	chunk: string;
	/** The whole text so far. */
	suggestion: string;
	/** The whole text, at the end. */
	done: string;
	functionCallChunk: FunctionCall;
	/** The whole call, at the end of an answer without text. */
	function_done: FunctionCall;
	error_service_unavailable: PluginError;
	error_quota_exceeded: PluginError;
	error_moderation: PluginError;
	error_context_too_large: PluginError;
	error_unclear_prompt: PluginError;
	error_network: PluginError;
	/** Follows every error above; comes alone when the answer was empty. */
	error_response: SuggestionError;
}

/** One server-sent event. */
export interface StreamMessage {
	/** Empty for the default event. */
	event: string;
	data: string;
}

/** One generation to be sent. */
export interface StreamRequest {
	url: string;
	headers: Record< string, string >;
	body: string;
	signal: AbortSignal;
	/** Longest wait without a sign of life, in ms; the transport's default when not given. */
	silenceLimit?: number;
	/** Called once the server accepted the request. */
	onOpen?: () => void;
	onMessage: ( message: StreamMessage ) => void;
}

/** Carries a generation to the server and its answer back. */
export interface Transport {
	/**
	 * Resolves when the answer is complete ("done") or the signal was raised ("aborted"); rejects with a PluginError that has an
	 * AiErrorCode. Sends the request at most once.
	 */
	stream: ( request: StreamRequest ) => Promise< 'done' | 'aborted' >;
}

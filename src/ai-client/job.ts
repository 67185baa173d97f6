import type { PromptMessage, AiProblem } from './types';

/** How a request ended. A stop is neither a success nor a failure. */
export type Outcome = 'done' | 'stopped' | 'failed';

/** How one request of a job ended. */
export interface AiAnswer< Issue = never > {
	/** All of the answer, or the part that came before a stop or a failure; '' where nothing did. */
	readonly text: string;
	/** The text that it continues, and that `text` begins with; nothing where it is a new one. */
	readonly prefix?: string;
	/** Which request of the job it was. */
	readonly index: number;
	readonly outcome: Outcome;
	readonly problem?: AiProblem;
	/** What is still wrong with it after the second attempt. */
	readonly issue?: Issue;
}

/** What to ask, and where the answers go. */
export interface AiJob< Issue = never > {
	/** How many requests there are, sent one after the other; 1 by default. */
	readonly count?: number;
	/** Makes the messages of a request, and makes them again when it is tried again. Where it rejects, the network is to blame. */
	readonly compose: (
		index: number
	) => PromptMessage[] | Promise< PromptMessage[] >;
	/** Called at the end of each request. When the surface goes while one runs, too: it counts as stopped. */
	readonly onEnd?: ( answer: AiAnswer< Issue > ) => void;
	/** Judges whole answers; one that is not as it should be is asked for once more. */
	readonly review?: {
		readonly check: (
			text: string,
			index: number
		) => Promise< Issue | undefined >;
		/** The messages of the second attempt. */
		readonly retryMessages: (
			messages: PromptMessage[],
			issue: Issue,
			index: number
		) => PromptMessage[] | Promise< PromptMessage[] >;
	};
	/** The part of an answer that broke off from which it is continued; all of it by default. Read again when it is continued. */
	readonly continuable?: ( text: string ) => string;
}

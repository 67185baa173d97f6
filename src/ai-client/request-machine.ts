import { bumpStat, recordEvent } from '@slipstream/analytics';
import { messageFor } from '@slipstream/errors';
import { countRequest, noteQuota } from '@slipstream/plans';
import { continueMessages, joinTexts } from './continuation';
import { createFrameBuffer } from './frame-buffer';
import { INITIAL, reduceRequest } from './request-state';
import type { AiRequestState, RequestAction } from './request-state';
import type { SuggestionsEventSource } from './suggestions-event-source';
import type { AiJob, Outcome } from './job';
import type { PromptMessage, RequestOptions, AiProblem } from './types';

/** What a machine needs from its surroundings. */
export interface RequestMachineDeps {
	createSource: () => SuggestionsEventSource;
	/** What goes with each request. */
	options: () => RequestOptions;
}

/** One request of a job on its way. */
interface Run< Issue > {
	readonly job: AiJob< Issue >;
	readonly index: number;
	/** The text that is continued. */
	readonly prefix: string;
	messages: PromptMessage[];
	source?: SuggestionsEventSource;
	/** What has arrived. */
	text: string;
	/** The answer that was not as it should be, while it is asked for again. */
	first?: { text: string; issue: Issue };
}

const networkProblem = (): AiProblem => ( {
	code: 'error_network',
	message: messageFor( 'error_network' ),
} );

const continuableOf = < Issue >(
	{ continuable }: AiJob< Issue >,
	text: string
) => ( continuable ? continuable( text ) : text );

/**
 * Sends the requests of a job, one after the other; the first that fails or is stopped ends it. It alone knows how they stand and holds the
 * text that arrives, which it gives out at most once per animation frame. Each request has an event source of its own.
 */
export class RequestMachine< Issue > {
	readonly #deps: RequestMachineDeps;
	readonly #listeners = new Set< () => void >();
	#state: AiRequestState = INITIAL;
	#run: Run< Issue > | undefined;
	/** The request that is tried again or continued, and what there is of its answer. */
	#last: Pick< Run< Issue >, 'job' | 'index' | 'text' > | undefined;
	#buffer = createFrameBuffer( ( text ) =>
		this.#dispatch( {
			type: 'text',
			text: joinTexts( this.#run?.prefix ?? '', text ),
		} )
	);

	constructor( deps: RequestMachineDeps ) {
		this.#deps = deps;
	}

	getState = (): AiRequestState => this.#state;

	subscribe = ( listener: () => void ): ( () => void ) => {
		this.#listeners.add( listener );
		return () => this.#listeners.delete( listener );
	};

	/** Begins a job in the place of the one that runs, if any does. Resolves when its first request has ended, however it ended. */
	send = ( job: AiJob< Issue > ): Promise< void > =>
		this.#begin( job, 0, '' );

	/** Sends the last request again, and then those after it. */
	retry = (): void => this.#again( '' );

	/** Asks for the rest of the last answer, as it is or as the author has changed it, and then for those after it. */
	continueText = ( changed?: string ): void => {
		const { job, text = '' } = this.#last ?? {};
		this.#again( job ? continuableOf( job, changed ?? text ) : '' );
	};

	/** Ends the job and keeps the text. */
	stop = (): void => {
		const run = this.#run;
		if ( ! run ) {
			return;
		}
		if ( run.source ) {
			// What the source held back comes now.
			run.source.close();
			countRequest();
		}
		this.#settle( run, 'stopped' );
	};

	/** Ends the job and forgets it. */
	reset = (): void => {
		this.#leave();
		this.#last = undefined;
		this.#dispatch( { type: 'reset' } );
	};

	/** Shows a problem of the surface's own. */
	report = ( problem: AiProblem ): void =>
		this.#dispatch( { type: 'report', problem } );

	/** Puts the problem away. */
	dismiss = (): void => this.#dispatch( { type: 'dismiss' } );

	#dispatch( action: RequestAction ): void {
		this.#state = reduceRequest( this.#state, action );
		this.#listeners.forEach( ( listener ) => listener() );
	}

	/** Counts a request, or how it ended, with what it counts under. */
	#count( event: string, outcome?: Outcome ): void {
		const { feature } = this.#deps.options();
		recordEvent( event, {
			...( feature && { feature } ),
			...( outcome && { outcome } ),
		} );
	}

	#again( prefix: string ): void {
		if ( this.#last ) {
			void this.#begin( this.#last.job, this.#last.index, prefix );
		}
	}

	/** Leaves what runs; nothing more is heard of it. */
	#leave(): void {
		const { source } = this.#run ?? {};
		this.#run = undefined;
		this.#buffer.clear();
		source?.close();
	}

	async #begin(
		job: AiJob< Issue >,
		index: number,
		prefix: string
	): Promise< void > {
		this.#leave();
		const run: Run< Issue > = {
			job,
			index,
			prefix,
			messages: [],
			text: '',
		};
		this.#run = run;
		this.#last = { job, index, text: prefix };
		const { count = 1 } = job;
		this.#dispatch( { type: 'begin', index, count, text: prefix } );
		if ( ! globalThis.navigator.onLine ) {
			this.#settle( run, 'failed', networkProblem() );
			return;
		}
		try {
			run.messages = await job.compose( index );
		} catch {
			// What could not be had is the code that prepares the request.
			this.#settle( run, 'failed', networkProblem() );
			return;
		}
		await this.#send(
			run,
			prefix ? continueMessages( run.messages, prefix ) : run.messages
		);
	}

	async #send(
		run: Run< Issue >,
		messages: PromptMessage[]
	): Promise< void > {
		if ( this.#run !== run ) {
			return;
		}
		const source = this.#deps.createSource();
		this.#count( 'jetpack_ai_chat_completion' );
		run.source = source;
		run.text = '';
		const listen = ( handle: () => void ) => () =>
			this.#run === run && handle();
		const onDone = listen( () => {
			countRequest();
			void this.#check( run );
		} );
		source.on(
			'open',
			listen( () => this.#dispatch( { type: 'open' } ) )
		);
		source.on( 'suggestion', ( text ) => {
			if ( this.#run === run ) {
				run.text = text;
				this.#buffer.push( text );
			}
		} );
		source.on( 'done', onDone );
		source.on( 'function_done', onDone );
		source.on( 'error_response', ( problem ) => {
			if ( this.#run === run ) {
				// A request that the model did not understand was answered, and counts.
				if ( problem.code === 'error_unclear_prompt' ) {
					countRequest();
				} else if ( problem.details?.code === 'error_quota_exceeded' ) {
					noteQuota();
				}
				this.#settle( run, 'failed', problem );
			}
		} );
		await source.open( messages, this.#deps.options() );
	}

	/** An answer has come: it is taken, or asked for once more. What was prefix is as it is. */
	async #check( run: Run< Issue > ): Promise< void > {
		run.source = undefined;
		const { review } = run.job;
		if ( ! review || run.prefix ) {
			this.#settle( run, 'done' );
			return;
		}
		this.#buffer.flush();
		const issue = await review
			.check( run.text, run.index )
			.catch( () => undefined );
		if ( this.#run !== run ) {
			return;
		}
		if ( issue === undefined || run.first ) {
			this.#settle( run, 'done', undefined, issue );
			return;
		}
		run.first = { text: run.text, issue };
		this.#dispatch( { type: 'second' } );
		await this.#send(
			run,
			await review.retryMessages( run.messages, issue, run.index )
		);
	}

	/** Ends a request. A second attempt that does not work out leaves the first answer. */
	#settle(
		run: Run< Issue >,
		outcome: Outcome,
		problem?: AiProblem,
		issue?: Issue
	): void {
		if ( this.#run !== run ) {
			return;
		}
		const { job, index, prefix, first } = run;
		this.#count( 'jetpack_ai_assistant_generation_complete', outcome );
		bumpStat( 'ai-requests', outcome );
		const kept = outcome !== 'done' && first ? first : { ...run, issue };
		const text = joinTexts( prefix, kept.text );
		const hasMore = outcome === 'done' && index + 1 < ( job.count ?? 1 );
		this.#buffer.clear();
		if ( ! hasMore ) {
			this.#run = undefined;
			const isWhole = kept === first;
			this.#conclude( run, { text, isWhole }, outcome, problem );
		}
		job.onEnd?.( {
			text: kept.text && text,
			prefix: prefix || undefined,
			index,
			outcome,
			problem,
			issue: kept.issue,
		} );
		if ( hasMore && this.#run === run ) {
			void this.#begin( job, index + 1, '' );
		}
	}

	#conclude(
		{ job, index }: Run< Issue >,
		{ text, isWhole }: { text: string; isWhole: boolean },
		outcome: Outcome,
		problem = networkProblem()
	): void {
		this.#last = { job, index, text };
		// Where answers to the requests before it have come, those after it can be gone on with.
		const canContinue =
			index > 0 || ( ! isWhole && continuableOf( job, text ) !== '' );
		if ( outcome === 'failed' ) {
			this.#dispatch( { type: 'fail', text, problem, canContinue } );
		} else if ( outcome === 'stopped' ) {
			this.#dispatch( { type: 'stop', text, canContinue } );
		} else {
			this.#dispatch( { type: 'done', text } );
		}
	}
}

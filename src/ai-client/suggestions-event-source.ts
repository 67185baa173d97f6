import { PluginError, toPluginError } from '@slipstream/errors';
import { getHttp } from '@slipstream/http';
import type { Http } from '@slipstream/http';
import { getSettings, joinRest } from '@slipstream/settings';
import type { Settings } from '@slipstream/settings';
import { forgetToken, getToken } from '@slipstream/token-cache';
import type { TokenCache } from '@slipstream/token-cache';
import { accumulate, conclude, EMPTY, flush } from './accumulator';
import type { Accumulated, AnswerEvent, Step } from './accumulator';
import { buildRequestBody, createRequestId } from './request-body';
import { createSseTransport } from './sse-transport';
import { toStreamError, toSuggestionError } from './stream-errors';
import type {
	Prompt,
	RequestOptions,
	SuggestionEventMap,
	Transport,
} from './types';

/** What an event source needs from its surroundings. */
export interface SuggestionsEventSourceDeps {
	transport?: Transport;
	tokens?: TokenCache;
	http?: Http;
	settings?: () => Settings;
	createId?: () => string;
}

/** Longest silence when the whole answer comes at the end, in ms: it takes as long as it takes to write it. */
const UNSTREAMED_SILENCE_LIMIT = 120_000;

/** Time that the server has to end an answer it was asked to stop, in ms, before the connection is closed. */
const STOP_GRACE = 3000;

/** One request on its way. */
interface Run {
	id: string;
	controller: AbortController;
	answer: Accumulated;
	/** The token it was sent with; undefined before that. */
	token?: string;
	isOpen: boolean;
	/** Set while a stopped answer is given time to end. */
	hangUpTimer?: ReturnType< typeof setTimeout >;
}

/**
 * Asks the provider for a suggestion and reports it as it arrives.
 *
 * Each request ends in exactly one way: `done`, `function_done`, one typed error followed by one `error_response`, an
 * `error_response` alone (an answer that holds nothing), or `close()`, which emits no end. Text that was held back is given out
 * first.
 */
export class SuggestionsEventSource extends EventTarget {
	readonly #transport: Transport;
	readonly #tokens: TokenCache;
	readonly #http: () => Http;
	readonly #settings: () => Settings;
	readonly #createId: () => string;
	#run: Run | undefined;

	/**
	 * @param deps Surroundings; the page's by default.
	 */
	constructor( deps: SuggestionsEventSourceDeps = {} ) {
		super();
		this.#transport = deps.transport ?? createSseTransport();
		this.#tokens = deps.tokens ?? { getToken, forgetToken };
		this.#http = () => deps.http ?? getHttp();
		this.#settings = deps.settings ?? getSettings;
		this.#createId = deps.createId ?? createRequestId;
	}

	/**
	 * Adds a listener and returns a function that removes it.
	 *
	 * @param type     Event name.
	 * @param listener Gets the event's detail.
	 */
	on< K extends keyof SuggestionEventMap >(
		type: K,
		listener: ( detail: SuggestionEventMap[ K ] ) => void
	): () => void {
		const handle = ( event: Event ) =>
			listener(
				( event as CustomEvent< SuggestionEventMap[ K ] > ).detail
			);
		this.addEventListener( type, handle );
		return () => this.removeEventListener( type, handle );
	}

	/**
	 * Sends a prompt. A request that is still running is closed first.
	 *
	 * @param prompt  Question or conversation.
	 * @param options What goes with it.
	 * @return Resolves when the request has ended, however it ended; failures are events.
	 */
	async open(
		prompt: Prompt,
		options: RequestOptions = {}
	): Promise< void > {
		this.close();
		const run: Run = {
			id: this.#createId(),
			controller: new AbortController(),
			answer: EMPTY,
			isOpen: false,
		};
		this.#run = run;
		try {
			const outcome = await this.#send( run, prompt, options );
			if ( outcome === 'done' ) {
				this.#apply( run, conclude( run.answer ) );
			}
		} catch ( thrown ) {
			this.#fail( run, toStreamError( thrown ) );
		}
		clearTimeout( run.hangUpTimer );
		this.#leave( run );
	}

	/** Stops the request, here and on the server. Text that was held back is still given out. */
	close(): void {
		const run = this.#run;
		if ( run ) {
			this.#apply( run, flush( run.answer ) );
			this.#leave( run );
			this.#stop( run );
		}
	}

	async #send(
		run: Run,
		prompt: Prompt,
		options: RequestOptions
	): Promise< string > {
		const token = await this.#token();
		try {
			return await this.#stream( run, token, prompt, options );
		} catch ( error ) {
			const { status } = toPluginError( error );
			if ( run.isOpen || ( status !== 401 && status !== 403 ) ) {
				throw error;
			}
		}
		/* The token was refused, so nothing was generated and sending again costs nothing. */
		this.#tokens.forgetToken( token );
		return this.#stream( run, await this.#token(), prompt, options );
	}

	async #token(): Promise< string > {
		try {
			return await this.#tokens.getToken();
		} catch ( cause ) {
			/* Whatever the reason, no request was made: the codes of answers to requests do not apply. */
			throw new PluginError( 'error_network', {
				status: toPluginError( cause ).status,
				cause,
			} );
		}
	}

	async #stream(
		run: Run,
		token: string,
		prompt: Prompt,
		options: RequestOptions
	): Promise< string > {
		run.token = token;
		const { providerRoot, ai } = this.#settings();
		return this.#transport.stream( {
			url: joinRest( providerRoot, 'wpcom/v2/jetpack-ai-query', {
				stream_cache: options.useStreamCache ? true : undefined,
			} ),
			headers: {
				'Content-Type': 'application/json',
				Authorization: `Bearer ${ token }`,
			},
			body: buildRequestBody( prompt, options, run.id ),
			signal: run.controller.signal,
			silenceLimit: ai.streams ? undefined : UNSTREAMED_SILENCE_LIMIT,
			onOpen: () => {
				run.isOpen = true;
				if ( this.#run === run ) {
					this.#fire( 'open', null );
				}
			},
			onMessage: ( { data } ) =>
				this.#apply( run, accumulate( run.answer, data ) ),
		} );
	}

	#apply( run: Run, step: Step ): void {
		run.answer = step.state;
		for ( const event of step.events ) {
			this.#report( run, event );
		}
	}

	/** Tells the listeners, unless the request was closed or replaced meanwhile. */
	#report( run: Run, event: AnswerEvent ): void {
		if ( this.#run !== run ) {
			return;
		}
		switch ( event.type ) {
			case 'unclear':
				this.#fail( run, new PluginError( 'error_unclear_prompt' ) );
				return;
			case 'empty':
				this.#leave( run );
				this.#fire(
					'error_response',
					toSuggestionError( new PluginError( 'error_response' ) )
				);
				return;
			case 'done':
			case 'function_done':
				/* Over before anybody hears of it, so that a listener that closes this source stops nothing. */
				this.#leave( run );
		}
		this.#fire( event.type, event.detail );
	}

	#fail( run: Run, error: PluginError ): void {
		if ( this.#run !== run ) {
			return;
		}
		this.#apply( run, flush( run.answer ) );
		/* Both are sent even if a listener of the first closes this source. */
		this.#leave( run );
		if (
			error.code === 'error_unclear_prompt' ||
			error.cause === 'silence'
		) {
			this.#stop( run );
		}
		if ( error.code !== 'error_response' ) {
			this.#fire( error.code, error );
		}
		this.#fire( 'error_response', toSuggestionError( error ) );
	}

	#fire( type: string, detail: unknown ): void {
		this.dispatchEvent( new CustomEvent( type, { detail } ) );
	}

	#leave( run: Run ): void {
		if ( this.#run === run ) {
			this.#run = undefined;
		}
	}

	/**
	 * Asks the server to end the answer and hangs up only if it does not: where the server cannot see that a client went away, a relay
	 * that is hung up on would run on.
	 */
	#stop( run: Run ): void {
		const hangUp = () => run.controller.abort();
		if ( run.token === undefined ) {
			hangUp();
			return;
		}
		const { token, id } = run;
		run.hangUpTimer = setTimeout( hangUp, STOP_GRACE );
		this.#http()
			.post(
				'slipstream/v1/ai-query/stop',
				{ request_id: id },
				{
					root: this.#settings().providerRoot,
					bearer: token,
					keepalive: true,
				}
			)
			.catch( hangUp );
	}
}

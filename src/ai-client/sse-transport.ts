import type * as Library from '@microsoft/fetch-event-source';
import { PluginError } from '@slipstream/errors';
import { jsonAnswerToMessage } from './json-answer';
import { createSilenceWatch } from './silence-watch';
import type { Timers } from './silence-watch';
import { errorOfBody, toStreamError } from './stream-errors';
import type { StreamMessage, StreamRequest, Transport } from './types';

type EventSourceLibrary = Pick< typeof Library, 'fetchEventSource' >;

/** What the transport needs from its surroundings. */
export interface SseTransportDeps {
	fetch?: typeof fetch;
	timers?: Timers;
	/** Longest wait without a sign of life, in ms. */
	silenceLimit?: number;
	load?: () => Promise< EventSourceLibrary >;
}

const DONE = '[DONE]';
const SILENCE_LIMIT = 30_000;

const loadLibrary = (): Promise< EventSourceLibrary > =>
	import(
		/* webpackChunkName: "fetch-event-source" */ '@microsoft/fetch-event-source'
	);

/** One exchange: knows how it ended, because the library resolves for finished, cut and aborted alike. */
interface Exchange {
	controller: AbortController;
	isDone: boolean;
	failure?: PluginError;
}

function finish( exchange: Exchange ): void {
	exchange.isDone = true;
	exchange.controller.abort();
}

function fail( exchange: Exchange, failure: PluginError ): void {
	exchange.failure ??= failure;
	exchange.controller.abort();
}

function receive(
	exchange: Exchange,
	request: StreamRequest,
	message: StreamMessage
): void {
	if ( exchange.controller.signal.aborted ) {
		/* What else came in the same packet as the end. */
		return;
	}
	if ( message.event === 'error' ) {
		fail( exchange, errorOfBody( message.data ) );
	} else if ( message.data === DONE ) {
		finish( exchange );
	} else if ( message.data !== '' ) {
		request.onMessage( { event: message.event, data: message.data } );
	}
}

/** Accepts a stream, or a whole JSON answer in its place; throws for all else. */
async function accept(
	exchange: Exchange,
	request: StreamRequest,
	response: Response
): Promise< void > {
	const type = response.headers.get( 'content-type' ) ?? '';
	if ( ! response.ok ) {
		throw errorOfBody( await response.text(), response.status );
	}
	if ( type.startsWith( 'text/event-stream' ) ) {
		request.onOpen?.();
		return;
	}
	if ( ! type.startsWith( 'application/json' ) ) {
		throw new PluginError( 'error_network', { status: response.status } );
	}
	const message = jsonAnswerToMessage( await response.text() );
	if ( ! exchange.controller.signal.aborted ) {
		request.onOpen?.();
		request.onMessage( message );
		finish( exchange );
	}
}

/** Runs an exchange to its end; how it ended is noted, not thrown. */
async function run(
	{ fetchEventSource }: EventSourceLibrary,
	deps: SseTransportDeps,
	exchange: Exchange,
	request: StreamRequest
): Promise< void > {
	const watch = createSilenceWatch(
		request.silenceLimit ?? deps.silenceLimit ?? SILENCE_LIMIT,
		deps.timers,
		() =>
			fail(
				exchange,
				new PluginError( 'error_network', { cause: 'silence' } )
			)
	);
	try {
		await fetchEventSource( request.url, {
			method: 'POST',
			headers: request.headers,
			body: request.body,
			credentials: 'same-origin',
			openWhenHidden: true,
			fetch: deps.fetch ?? ( ( ...args ) => globalThis.fetch( ...args ) ),
			signal: exchange.controller.signal,
			onopen( response ) {
				watch.touch();
				return accept( exchange, request, response );
			},
			onmessage( message ) {
				watch.touch();
				receive( exchange, request, message );
			},
			onerror( thrown ) {
				throw thrown;
			},
		} );
	} catch ( thrown ) {
		exchange.failure ??= toStreamError( thrown );
	} finally {
		watch.stop();
	}
}

function outcomeOf(
	exchange: Exchange,
	signal: AbortSignal
): 'done' | 'aborted' {
	if ( exchange.isDone ) {
		return 'done';
	}
	if ( signal.aborted ) {
		return 'aborted';
	}
	/* Without a failure the server just ended the stream, before its end mark. */
	throw (
		exchange.failure ??
		new PluginError( 'error_network', { cause: 'incomplete' } )
	);
}

/**
 * A transport over server-sent events. The library underneath repeats a POST after any failure and whenever the tab is
 * shown again; each would be another generation to pay for, so both are switched off here.
 *
 * Heartbeats count as life: the library hides comments, but reports the blank line after one as an empty message. A
 * server that is connected to a silent model ends the stream by itself; this watch is for connections that died unnoticed.
 *
 * @param deps Surroundings; the browser's by default.
 */
export function createSseTransport( deps: SseTransportDeps = {} ): Transport {
	const load = deps.load ?? loadLibrary;

	return {
		async stream( request ) {
			const { signal } = request;
			if ( signal.aborted ) {
				return 'aborted';
			}
			const library = await load().catch( ( cause: unknown ) => {
				throw new PluginError( 'error_network', { cause } );
			} );
			/* The library ignores a signal that was raised before it was called. */
			if ( signal.aborted ) {
				return 'aborted';
			}
			const exchange: Exchange = {
				controller: new AbortController(),
				isDone: false,
			};
			const onAbort = () => exchange.controller.abort();
			signal.addEventListener( 'abort', onAbort, { once: true } );
			await run( library, deps, exchange, request );
			signal.removeEventListener( 'abort', onAbort );
			return outcomeOf( exchange, signal );
		},
	};
}

import {
	continueMessages,
	joinTexts,
	useAiSuggestions,
} from '@slipstream/ai-client';
import { messageFor } from '@slipstream/errors';
import { useEffect, useRef, useState } from '@wordpress/element';
import { isBusy } from '@slipstream/ai-ui';
import { askTwice } from './ask-twice';
import type { Outcome } from './ask-twice';
import type {
	AiSuggestions,
	PromptMessage,
	RequestingState,
	RequestOptions,
} from '@slipstream/ai-client';
import type { Expectation, WrongLanguage } from '@slipstream/ai-check';
import type { Problem } from '@slipstream/ai-ui';

/** Requests to be sent one after the other. */
export interface Batch {
	readonly requests: readonly PromptMessage[][];
	/**
	 * Gets what each of them brought: all of it, or the part that came before a stop or a failure; and whether it is in another
	 * language than expected, also when asked again.
	 */
	readonly onText: (
		index: number,
		text: string,
		wrong?: WrongLanguage
	) => void;
	/** The language that each answer should be in, where that matters. */
	readonly expected?: ( index: number ) => Expectation | undefined;
}

/** Requests in their order, as a screen sees them. */
export interface Queue {
	state: RequestingState;
	/** The text that is arriving. */
	arriving: string;
	/** Which request is on its way, from 0. */
	at: number;
	count: number;
	/** Whether it is asked for the second time, as the answer came in another language. */
	isSecond: boolean;
	problem: Problem | null;
	wasStopped: boolean;
	run: ( batch: Batch ) => void;
	/** Goes on where a request failed. */
	retry: () => void;
	/** Asks for the rest of the text that the failed request brought, where it brought one. */
	goOn: ( () => void ) | undefined;
	stop: () => void;
	report: ( problem: Problem ) => void;
}

interface OwnState {
	isRunning: boolean;
	at: number;
	count: number;
	isSecond: boolean;
	/** The text that is continued, or could be. */
	part: string;
	problem: Problem | null;
	wasStopped: boolean;
}

const IDLE: OwnState = {
	isRunning: false,
	at: 0,
	count: 0,
	isSecond: false,
	part: '',
	problem: null,
	wasStopped: false,
};

/** A row of requests that is on its way. */
interface Row {
	readonly batch: Batch;
	at: number;
	/** Whether the author wants no more of it. */
	isStopped?: boolean;
}

/** One request at a time, each with its text and how it ended. */
function useOneByOne( options: () => RequestOptions ) {
	const last = useRef( { text: '', outcome: 'done' as Outcome } );
	const end = ( outcome: Outcome ) => () => {
		last.current.outcome = outcome;
	};
	const suggestions = useAiSuggestions( {
		onSuggestion: ( text ) => {
			last.current.text = text;
		},
		onDone: end( 'done' ),
		onStop: end( 'stopped' ),
		onAllErrors: end( 'failed' ),
	} );
	const ask = async ( messages: PromptMessage[] ) => {
		last.current = { text: '', outcome: 'stopped' };
		await suggestions.request( messages, options() );
		return last.current;
	};
	return { suggestions, ask };
}

/** What a screen shows: between two requests the row is still running. */
function shownState(
	own: OwnState,
	{ requestingState, suggestion, error }: AiSuggestions
): Pick<
	Queue,
	| 'state'
	| 'arriving'
	| 'at'
	| 'count'
	| 'isSecond'
	| 'problem'
	| 'wasStopped'
> {
	const { isRunning, at, count, isSecond, part, wasStopped } = own;
	if ( isRunning ) {
		return {
			state: isBusy( requestingState ) ? requestingState : 'requesting',
			arriving: suggestion && joinTexts( part, suggestion ),
			at,
			count,
			isSecond,
			problem: null,
			wasStopped,
		};
	}
	const problem = own.problem ?? error;
	return {
		state: problem ? 'error' : requestingState,
		arriving: '',
		at,
		count,
		isSecond,
		problem,
		wasStopped,
	};
}

/** One of the requests; or that its answer be continued. */
function messagesOf(
	{ requests }: Batch,
	at: number,
	part: string
): PromptMessage[] {
	const messages = requests[ at ] ?? [];
	return part ? continueMessages( messages, part ) : messages;
}

/** Runs a row of requests from one of them on. The screen that shows it is told how it goes. */
function useRunner( options: () => RequestOptions ) {
	const [ own, setOwn ] = useState( IDLE );
	const { suggestions, ask } = useOneByOne( options );
	const running = useRef< Row | null >( null );
	useEffect(
		() => () => {
			running.current = null;
		},
		[]
	);

	const runFrom = async ( batch: Batch, from: number, begun: string ) => {
		const count = batch.requests.length;
		const mine: Row = { batch, at: from };
		running.current = mine;
		for ( ; mine.at < count; mine.at++ ) {
			const at = mine.at;
			const part = at === from ? begun : '';
			const state = { ...IDLE, isRunning: true, at, count, part };
			setOwn( state );
			const { text, outcome, wrong } = await askTwice(
				messagesOf( batch, at, part ),
				// What was begun is in the language that it is in.
				part ? undefined : batch.expected?.( at ),
				ask,
				() => {
					const isWanted =
						running.current === mine && ! mine.isStopped;
					if ( isWanted ) {
						setOwn( { ...state, isSecond: true } );
					}
					return isWanted;
				}
			);
			if ( running.current !== mine ) {
				return;
			}
			const whole = text && joinTexts( part, text );
			if ( whole ) {
				batch.onText( at, whole, wrong );
			}
			if ( outcome !== 'done' ) {
				const wasStopped = outcome === 'stopped';
				setOwn( {
					...IDLE,
					wasStopped,
					at,
					count,
					part: whole || part,
				} );
				return;
			}
		}
		setOwn( { ...IDLE, at: count - 1, count } );
	};
	return { own, setOwn, suggestions, running, runFrom };
}

/**
 * Sends requests one after the other. The first that fails or is stopped ends the row; what came before it stays.
 *
 * @param options What goes with each request.
 */
export function useQueue( options: () => RequestOptions ): Queue {
	const { own, setOwn, suggestions, running, runFrom } = useRunner( options );
	const { current } = running;
	const report = ( problem: Problem, part = '' ) =>
		setOwn( { ...IDLE, problem, part } );
	const start = ( batch: Batch, from = 0, part = '' ) => {
		suggestions.reset();
		if ( globalThis.navigator.onLine ) {
			void runFrom( batch, from, part );
			return;
		}
		running.current = { batch, at: from };
		report(
			{
				code: 'error_network',
				message: messageFor( 'error_network' ),
			},
			part
		);
	};
	const shown = shownState( own, suggestions );
	const canGoOn = shown.state === 'error' && own.part !== '';

	return {
		...shown,
		run: ( batch ) => start( batch ),
		retry: () => current && start( current.batch, current.at ),
		goOn:
			current && canGoOn
				? () => start( current.batch, current.at, own.part )
				: undefined,
		stop() {
			if ( running.current ) {
				running.current.isStopped = true;
			}
			suggestions.stopSuggestion();
		},
		report: ( problem ) => report( problem ),
	};
}

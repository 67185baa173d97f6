import { useAiSuggestions } from '@slipstream/ai-client';
import { messageFor } from '@slipstream/errors';
import { useEffect, useRef, useState } from '@wordpress/element';
import { isBusy } from '@slipstream/ai-ui';
import type {
	AiSuggestions,
	PromptMessage,
	RequestingState,
	RequestOptions,
} from '@slipstream/ai-client';
import type { Problem } from '@slipstream/ai-ui';

/** Requests to be sent one after the other. */
export interface Batch {
	readonly requests: readonly PromptMessage[][];
	/** Gets what each of them brought: all of it, or the part that came before a stop or a failure. */
	readonly onText: ( index: number, text: string ) => void;
}

/** Requests in their order, as a screen sees them. */
export interface Queue {
	state: RequestingState;
	/** The text that is arriving. */
	arriving: string;
	/** Which request is on its way, from 0. */
	at: number;
	count: number;
	problem: Problem | null;
	wasStopped: boolean;
	run: ( batch: Batch ) => void;
	/** Goes on where a request failed. */
	retry: () => void;
	stop: () => void;
	report: ( problem: Problem ) => void;
}

type Outcome = 'done' | 'stopped' | 'failed';

interface OwnState {
	isRunning: boolean;
	at: number;
	count: number;
	problem: Problem | null;
	wasStopped: boolean;
}

const IDLE: OwnState = {
	isRunning: false,
	at: 0,
	count: 0,
	problem: null,
	wasStopped: false,
};

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
	'state' | 'arriving' | 'at' | 'count' | 'problem' | 'wasStopped'
> {
	const { isRunning, at, count, wasStopped } = own;
	if ( isRunning ) {
		return {
			state: isBusy( requestingState ) ? requestingState : 'requesting',
			arriving: suggestion,
			at,
			count,
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
		problem,
		wasStopped,
	};
}

/**
 * Sends requests one after the other. The first that fails or is stopped ends the row; what came before it stays.
 *
 * @param options What goes with each request.
 */
export function useQueue( options: () => RequestOptions ): Queue {
	const [ own, setOwn ] = useState( IDLE );
	const { suggestions, ask } = useOneByOne( options );
	const running = useRef< { batch: Batch; at: number } | null >( null );
	useEffect(
		() => () => {
			running.current = null;
		},
		[]
	);

	const runFrom = async ( batch: Batch, from: number ) => {
		const count = batch.requests.length;
		const mine = { batch, at: from };
		running.current = mine;
		for ( ; mine.at < count; mine.at++ ) {
			const at = mine.at;
			setOwn( { ...IDLE, isRunning: true, at, count } );
			const { text, outcome } = await ask( batch.requests[ at ] ?? [] );
			if ( running.current !== mine ) {
				return;
			}
			if ( text ) {
				batch.onText( at, text );
			}
			if ( outcome !== 'done' ) {
				const wasStopped = outcome === 'stopped';
				setOwn( { ...IDLE, wasStopped, at, count } );
				return;
			}
		}
		setOwn( { ...IDLE, at: count - 1, count } );
	};

	const report = ( problem: Problem ) => setOwn( { ...IDLE, problem } );
	const start = ( batch: Batch, from: number ) => {
		suggestions.reset();
		if ( globalThis.navigator.onLine ) {
			void runFrom( batch, from );
			return;
		}
		running.current = { batch, at: from };
		report( {
			code: 'error_network',
			message: messageFor( 'error_network' ),
		} );
	};

	return {
		...shownState( own, suggestions ),
		run: ( batch ) => start( batch, 0 ),
		retry: () => {
			const { current } = running;
			if ( current ) {
				start( current.batch, current.at );
			}
		},
		stop: suggestions.stopSuggestion,
		report,
	};
}

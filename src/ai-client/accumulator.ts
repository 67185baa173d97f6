import { stripFencesStep } from './fences';
import type { FunctionCall } from './types';

/** What a model answers when it cannot make sense of a request. */
const UNCLEAR_MARKER = 'JETPACK_AI_ERROR';

/** What one event of a stream adds. */
export interface Delta {
	content: string;
	functionCall?: Partial< FunctionCall >;
}

/** The answer so far. */
export interface Accumulated {
	/** Text that was given out. */
	text: string;
	/** Text that is held back until it is known not to be the marker. */
	held: string;
	/** Backticks that may become a fence. */
	pendingTicks: string;
	/** Whether the request was understood. */
	clarity: 'unknown' | 'clear' | 'unclear';
	functionCall: FunctionCall | null;
}

/** Something to tell the listeners. */
export type AnswerEvent =
	| { type: 'chunk' | 'suggestion' | 'done'; detail: string }
	| { type: 'functionCallChunk' | 'function_done'; detail: FunctionCall }
	| { type: 'unclear' | 'empty' };

/** The answer after a step, and what happened in it. */
export interface Step {
	state: Accumulated;
	events: AnswerEvent[];
}

/** An answer nothing of which has arrived. */
export const EMPTY: Accumulated = {
	text: '',
	held: '',
	pendingTicks: '',
	clarity: 'unknown',
	functionCall: null,
};

function isRecord( value: unknown ): value is Record< string, unknown > {
	return typeof value === 'object' && value !== null;
}

function stringOf( value: unknown ): string {
	return typeof value === 'string' ? value : '';
}

/**
 * What an event of the stream adds; undefined for data that is not understood, which is skipped.
 *
 * @param data Data of the event.
 */
export function parseDelta( data: string ): Delta | undefined {
	let value: unknown;
	try {
		value = JSON.parse( data );
	} catch {
		return undefined;
	}
	const choices = isRecord( value ) ? value.choices : undefined;
	const choice: unknown = Array.isArray( choices ) ? choices[ 0 ] : undefined;
	const delta = isRecord( choice ) ? choice.delta : undefined;
	if ( ! isRecord( delta ) ) {
		return undefined;
	}
	const call = delta.function_call;
	return {
		content: stringOf( delta.content ),
		functionCall: isRecord( call )
			? {
					name: stringOf( call.name ),
					arguments: stringOf( call.arguments ),
				}
			: undefined,
	};
}

/** Whether a text is the marker, is none, or is too short to say. Bold and underline marks around it do not count. */
function clarityOf( text: string ): Accumulated[ 'clarity' ] {
	const plain = text.replace( /__|\*\*/g, '' ).trimStart();
	if ( plain.startsWith( UNCLEAR_MARKER ) ) {
		return 'unclear';
	}
	/* A single mark at the end may be half of a pair. */
	const isOpen = [ plain, plain.replace( /[_*]$/, '' ) ].some( ( start ) =>
		UNCLEAR_MARKER.startsWith( start )
	);
	return isOpen ? 'unknown' : 'clear';
}

function release( state: Accumulated, piece: string ): Step {
	if ( piece === '' ) {
		return { state, events: [] };
	}
	const text = state.text + piece;
	return {
		state: { ...state, text },
		events: [
			{ type: 'chunk', detail: piece },
			{ type: 'suggestion', detail: text },
		],
	};
}

function addText( state: Accumulated, content: string ): Step {
	const split = stripFencesStep( state.pendingTicks, content );
	const next = { ...state, pendingTicks: split.pending };
	if ( state.clarity === 'clear' ) {
		return release( next, split.text );
	}
	const held = state.held + split.text;
	const clarity = clarityOf( held );
	if ( clarity === 'unknown' ) {
		return { state: { ...next, held }, events: [] };
	}
	const decided = { ...next, clarity, held: '' };
	return clarity === 'unclear'
		? { state: decided, events: [ { type: 'unclear' } ] }
		: release( decided, held );
}

function addCall( state: Accumulated, call: Partial< FunctionCall > ): Step {
	const functionCall = {
		name: ( state.functionCall?.name ?? '' ) + ( call.name ?? '' ),
		arguments:
			( state.functionCall?.arguments ?? '' ) + ( call.arguments ?? '' ),
	};
	return {
		state: { ...state, functionCall },
		events: [ { type: 'functionCallChunk', detail: functionCall } ],
	};
}

/**
 * Adds an event of the stream to the answer.
 *
 * @param state The answer so far.
 * @param data  Data of the event.
 */
export function accumulate( state: Accumulated, data: string ): Step {
	const delta = state.clarity === 'unclear' ? undefined : parseDelta( data );
	if ( ! delta ) {
		return { state, events: [] };
	}
	const text =
		delta.content === ''
			? { state, events: [] }
			: addText( state, delta.content );
	if ( ! delta.functionCall ) {
		return text;
	}
	const call = addCall( text.state, delta.functionCall );
	return { state: call.state, events: [ ...text.events, ...call.events ] };
}

/**
 * Ends an answer: gives out what was held back and tells what it was.
 *
 * @param state The answer.
 */
export function conclude( state: Accumulated ): Step {
	if ( state.clarity === 'unclear' ) {
		return { state, events: [] };
	}
	const last = flush( state );
	const { text, functionCall } = last.state;
	let end: AnswerEvent = { type: 'empty' };
	if ( text !== '' ) {
		end = { type: 'done', detail: text };
	} else if ( functionCall ) {
		end = { type: 'function_done', detail: functionCall };
	}
	return { state: last.state, events: [ ...last.events, end ] };
}

/**
 * Gives out what was held back, for a stream that broke off: every character that arrived is kept.
 *
 * @param state The answer.
 */
export function flush( state: Accumulated ): Step {
	if ( state.clarity === 'unclear' ) {
		return { state, events: [] };
	}
	const piece = state.held + state.pendingTicks;
	return release(
		{ ...state, held: '', pendingTicks: '', clarity: 'clear' },
		piece
	);
}

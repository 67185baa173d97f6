import type { RequestingState, AiProblem } from './types';

/** How a request stands: all that screens draw of it is derived from this. */
export interface AiRequestState {
	state: RequestingState;
	/** The answer that is arriving; when that has ended, what there is of it. Begins with the text that it continues. */
	text: string;
	/** Which of the requests of a job it is, from 0. */
	index: number;
	count: number;
	/** Whether it is asked for the second time, as the first answer was not as it should be. */
	isSecondAttempt: boolean;
	problem: AiProblem | null;
	wasStopped: boolean;
	/** Whether the answer was stopped or broke off, and its rest can be asked for. */
	canContinue: boolean;
}

export type RequestAction =
	| { type: 'begin'; index: number; count: number; text: string }
	| { type: 'open' }
	| { type: 'text'; text: string }
	| { type: 'second' }
	| { type: 'done'; text: string }
	| { type: 'stop'; text: string; canContinue: boolean }
	| {
			type: 'fail';
			text: string;
			problem: AiProblem;
			canContinue: boolean;
	  }
	/** Something else went wrong than a request. */
	| { type: 'report'; problem: AiProblem }
	| { type: 'dismiss' | 'reset' };

/** Nothing was asked yet. */
export const INITIAL: AiRequestState = {
	state: 'init',
	text: '',
	index: 0,
	count: 0,
	isSecondAttempt: false,
	problem: null,
	wasStopped: false,
	canContinue: false,
};

/**
 * Whether a request is on its way or its answer is arriving.
 *
 * @param state State of the request.
 */
export function isBusy( state: RequestingState ): boolean {
	return state === 'requesting' || state === 'suggesting';
}

/** What a stream reports counts only while it runs. */
function reduceRunning(
	current: AiRequestState,
	action: RequestAction
): AiRequestState {
	const ended = { ...current, isSecondAttempt: false };
	switch ( action.type ) {
		case 'open':
			return { ...current, state: 'suggesting' };
		case 'text':
			return { ...current, state: 'suggesting', text: action.text };
		case 'second':
			return {
				...current,
				state: 'requesting',
				text: '',
				isSecondAttempt: true,
			};
		case 'done':
			return { ...ended, state: 'done', text: action.text };
		case 'stop':
			return {
				...ended,
				state: 'done',
				text: action.text,
				wasStopped: true,
				canContinue: action.canContinue,
			};
		case 'fail':
			return {
				...ended,
				state: 'error',
				text: action.text,
				problem: action.problem,
				canContinue: action.canContinue,
			};
		default:
			return current;
	}
}

/**
 * The state after an action. An abort is neither a success nor a failure: the request is over, and what had arrived is kept.
 *
 * @param current Current state.
 * @param action  What happened.
 */
export function reduceRequest(
	current: AiRequestState,
	action: RequestAction
): AiRequestState {
	switch ( action.type ) {
		case 'begin': {
			const { index, count, text } = action;
			return { ...INITIAL, state: 'requesting', index, count, text };
		}
		case 'report':
			return {
				...INITIAL,
				state: 'error',
				problem: action.problem,
				canContinue: current.canContinue && ! isBusy( current.state ),
			};
		case 'dismiss':
			return { ...current, problem: null };
		case 'reset':
			return INITIAL;
		default:
			return isBusy( current.state )
				? reduceRunning( current, action )
				: current;
	}
}

import type { RequestingState, SuggestionError } from './types';

/** What a screen knows about a suggestion. */
export interface SuggestionState {
	requestingState: RequestingState;
	suggestion: string;
	/** Set in the state "error" and only there. */
	error: SuggestionError | null;
}

/** What can happen to a suggestion. */
export type SuggestionAction =
	| { type: 'request' | 'open' | 'done' | 'stop' | 'reset' }
	| { type: 'text'; text: string }
	| { type: 'fail'; error: SuggestionError };

/** A suggestion nobody has asked for. */
export const INITIAL: SuggestionState = {
	requestingState: 'init',
	suggestion: '',
	error: null,
};

function isRunning( { requestingState }: SuggestionState ): boolean {
	return requestingState === 'requesting' || requestingState === 'suggesting';
}

/**
 * The state after an action. A request, stop and reset are always possible; what a stream reports counts only while it runs.
 *
 * @param state  Current state.
 * @param action What happened.
 */
export function reduceSuggestion(
	state: SuggestionState,
	action: SuggestionAction
): SuggestionState {
	switch ( action.type ) {
		case 'request':
			return {
				requestingState: 'requesting',
				suggestion: '',
				error: null,
			};
		case 'stop':
			return { ...state, requestingState: 'done', error: null };
		case 'reset':
			return INITIAL;
	}
	if ( ! isRunning( state ) ) {
		return state;
	}
	switch ( action.type ) {
		case 'open':
			return { ...state, requestingState: 'suggesting' };
		case 'text':
			return {
				...state,
				requestingState: 'suggesting',
				suggestion: action.text,
			};
		case 'done':
			return { ...state, requestingState: 'done' };
		case 'fail':
			return { ...state, requestingState: 'error', error: action.error };
	}
}

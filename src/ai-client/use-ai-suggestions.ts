import {
	useEffect,
	useLayoutEffect,
	useReducer,
	useRef,
	useState,
} from '@wordpress/element';
import { countRequest, noteQuota } from '@slipstream/plans';
import { INITIAL, reduceSuggestion } from './suggestion-state';
import type { SuggestionState } from './suggestion-state';
import { createSuggestionSession } from './suggestion-session';
import type { SuggestionCallbacks } from './suggestion-session';
import { SuggestionsEventSource } from './suggestions-event-source';
import type { Prompt, RequestOptions } from './types';

/** Callbacks of the hook, which always gets called in their newest version. */
export interface AiSuggestionsOptions extends SuggestionCallbacks {
	/** Makes the source of one request; read once. */
	createSource?: () => SuggestionsEventSource;
}

/** What the hook gives to a component. All functions stay the same from render to render. */
export interface AiSuggestions extends SuggestionState {
	/** Sends a prompt; resolves when the request has ended, however it ended. */
	request: ( prompt: Prompt, options?: RequestOptions ) => Promise< void >;
	/** Stops and keeps the text. */
	stopSuggestion: () => void;
	/** Stops and forgets the text. */
	reset: () => void;
	/** Sends the last prompt again. */
	retry: () => Promise< void >;
}

/** Callbacks that note what requests mean for the quota. A request that the model did not understand was answered, and counts. */
function accounted( options: SuggestionCallbacks ): SuggestionCallbacks {
	return {
		...options,
		onDone( text ) {
			countRequest();
			options.onDone?.( text );
		},
		onFunctionDone( call ) {
			countRequest();
			options.onFunctionDone?.( call );
		},
		onStop() {
			countRequest();
			options.onStop?.();
		},
		onError( error ) {
			if ( error.code === 'error_unclear_prompt' ) {
				countRequest();
			} else if ( error.details?.code === 'error_quota_exceeded' ) {
				noteQuota();
			}
			options.onError?.( error );
		},
	};
}

/**
 * A suggestion in a component. The text is rendered at most once per animation frame; leaving the page part stops the request
 * and hands over the text that had arrived.
 *
 * @param options Callbacks.
 */
export function useAiSuggestions(
	options: AiSuggestionsOptions = {}
): AiSuggestions {
	const [ state, dispatch ] = useReducer( reduceSuggestion, INITIAL );
	const latest = useRef( options );
	useLayoutEffect( () => {
		latest.current = options;
	} );
	const [ session ] = useState( () =>
		createSuggestionSession( {
			createSource:
				options.createSource ?? ( () => new SuggestionsEventSource() ),
			dispatch,
			callbacks: () => accounted( latest.current ),
		} )
	);
	useEffect( () => session.dispose, [ session ] );
	return {
		...state,
		request: session.request,
		stopSuggestion: session.stop,
		reset: session.reset,
		retry: session.retry,
	};
}

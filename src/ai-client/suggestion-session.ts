import { createFrameBuffer } from './frame-buffer';
import type { SuggestionAction } from './suggestion-state';
import type { SuggestionsEventSource } from './suggestions-event-source';
import type {
	FunctionCall,
	Prompt,
	RequestOptions,
	SuggestionError,
} from './types';

/** Whom to tell about a suggestion. */
export interface SuggestionCallbacks {
	/** The text so far, at most once per animation frame. */
	onSuggestion?: ( text: string ) => void;
	/** The whole text. */
	onDone?: ( text: string ) => void;
	/** The model wants a function called instead of giving text. */
	onFunctionDone?: ( call: FunctionCall ) => void;
	onStop?: () => void;
	onError?: ( error: SuggestionError ) => void;
	onAllErrors?: ( error: SuggestionError ) => void;
}

/** Runs one suggestion after the other. */
export interface SuggestionSession {
	request: ( prompt: Prompt, options?: RequestOptions ) => Promise< void >;
	stop: () => void;
	reset: () => void;
	retry: () => Promise< void >;
	/** For when nobody is there any more: stops what runs, if anything does. */
	dispose: () => void;
}

interface SessionDeps {
	createSource: () => SuggestionsEventSource;
	dispatch: ( action: SuggestionAction ) => void;
	callbacks: () => SuggestionCallbacks;
}

/** What one stream does to a session. */
interface Reactions {
	open: () => void;
	text: ( text: string ) => void;
	end: (
		action: SuggestionAction,
		report: ( callbacks: SuggestionCallbacks ) => void
	) => void;
}

function listen(
	source: SuggestionsEventSource,
	{ open, text, end }: Reactions
): void {
	source.on( 'open', open );
	source.on( 'suggestion', text );
	source.on( 'done', ( whole ) =>
		end( { type: 'done' }, ( { onDone } ) => onDone?.( whole ) )
	);
	source.on( 'function_done', ( call ) =>
		end( { type: 'done' }, ( { onFunctionDone } ) =>
			onFunctionDone?.( call )
		)
	);
	source.on( 'error_response', ( error ) =>
		end( { type: 'fail', error }, ( { onError, onAllErrors } ) => {
			onError?.( error );
			onAllErrors?.( error );
		} )
	);
}

/**
 * A session. Every request has an event source of its own, and only the newest one is heard.
 *
 * @param deps Where streams come from and who wants to know.
 */
export function createSuggestionSession(
	deps: SessionDeps
): SuggestionSession {
	const { createSource, dispatch, callbacks } = deps;
	let current: SuggestionsEventSource | undefined;
	let last: [ Prompt, RequestOptions? ] | undefined;
	const buffer = createFrameBuffer( ( text ) => {
		dispatch( { type: 'text', text } );
		callbacks().onSuggestion?.( text );
	} );

	/** Ends the current stream; a closed source says nothing more. */
	function leave(): void {
		current?.close();
		current = undefined;
	}

	async function request( ...sent: NonNullable< typeof last > ) {
		leave();
		buffer.clear();
		last = sent;
		const source = createSource();
		current = source;
		listen( source, {
			text: buffer.push,
			open: () => dispatch( { type: 'open' } ),
			end( action, report ) {
				current = undefined;
				buffer.flush();
				dispatch( action );
				report( callbacks() );
			},
		} );
		dispatch( { type: 'request' } );
		await source.open( ...sent );
	}

	function stop(): void {
		leave();
		buffer.flush();
		dispatch( { type: 'stop' } );
		callbacks().onStop?.();
	}

	return {
		request,
		stop,
		reset() {
			leave();
			buffer.clear();
			dispatch( { type: 'reset' } );
		},
		async retry() {
			if ( last ) {
				await request( ...last );
			}
		},
		dispose() {
			if ( current ) {
				stop();
			}
		},
	};
}

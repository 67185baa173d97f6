import {
	continueMessages,
	joinTexts,
	useAiSuggestions,
} from '@slipstream/ai-client';
import { messageFor } from '@slipstream/errors';
import { useEffect, useRef, useState } from '@wordpress/element';
import type { ComposeMessages } from './use-compose-messages';
import type { Problem } from '@slipstream/ai-ui';
import type { PromptMessage, RequestingState } from '@slipstream/ai-client';

/** A request and the conversation it goes on from. */
export interface Asked {
	readonly request: string;
	readonly history: PromptMessage[];
	/** The text that its answer continues, where one broke off. */
	readonly continues?: string;
}

interface Options {
	compose: ComposeMessages;
	postId: () => number | string | null;
	/** Gets the text that a request brought or continued, when it is over: all of it, or the part that came before a stop or a failure. */
	onText: ( text: string, asked: Asked ) => void;
}

/** The block's requests, one at a time. */
export interface Requests {
	state: RequestingState;
	/** The text that is arriving. */
	arriving: string;
	problem: Problem | null;
	/** Whether the last request ended with a failure after a part of its text. */
	hasPart: boolean;
	wasStopped: boolean;
	ask: ( asked: Asked ) => Promise< void >;
	retry: () => void;
	/** Asks for the rest of a text that broke off. */
	goOn: () => void;
	stop: () => void;
	/** Forgets the last request and how it ended. */
	forget: () => void;
	report: ( problem: Problem ) => void;
}

const FEATURE = 'ai-assistant';

const networkProblem = (): Problem => ( {
	code: 'error_network',
	message: messageFor( 'error_network' ),
} );

/** Suggestions that hand their text over when they end, however they end. */
function useHandedOver( onText: Options[ 'onText' ] ) {
	const asked = useRef< Asked | null >( null );
	const arrived = useRef( '' );
	const textSoFar = ( more: string ) =>
		joinTexts( asked.current?.continues ?? '', more );
	const handOver = () => {
		if ( asked.current && arrived.current ) {
			onText( textSoFar( arrived.current ), asked.current );
		}
	};
	const suggestions = useAiSuggestions( {
		onSuggestion: ( text ) => {
			arrived.current = text;
		},
		onDone: handOver,
		onStop: handOver,
		onAllErrors: handOver,
	} );
	useEffect(
		() => () => {
			asked.current = null;
		},
		[]
	);
	const begin = ( next: Asked ) => {
		asked.current = next;
		arrived.current = '';
	};
	return { suggestions, asked, arrived, textSoFar, begin };
}

/** What the stream itself does not know. */
interface OwnState {
	/** Whether the words of a request are still being put together. */
	isPreparing: boolean;
	problem: Problem | null;
	wasStopped: boolean;
}

const IDLE: OwnState = { isPreparing: false, problem: null, wasStopped: false };

type HandedOver = ReturnType< typeof useHandedOver >;

/** Sends one request, with the words it is made of. What ends it is reported by the suggestions themselves. */
async function send(
	next: Asked,
	{ compose, postId }: Options,
	{ suggestions, asked }: HandedOver,
	onSend: () => void
): Promise< void > {
	const { request, history, continues } = next;
	const messages = await compose( request, history );
	if ( asked.current === next ) {
		onSend();
		await suggestions.request(
			continues ? continueMessages( messages, continues ) : messages,
			{ postId: postId(), feature: FEATURE }
		);
	}
}

/** What the last request left, where it failed. */
const partOf = ( { asked, arrived, textSoFar }: HandedOver ): string =>
	asked.current ? textSoFar( arrived.current ) : '';

/**
 * Sends requests and hands over what came of them. Nothing is sent while the browser is offline.
 *
 * @param options Where requests get their words from, and who gets the text.
 */
export function useRequests( options: Options ): Requests {
	const [ own, setOwn ] = useState( IDLE );
	const handed = useHandedOver( options.onText );
	const { suggestions, asked, textSoFar, begin } = handed;
	const { requestingState, suggestion, error, reset } = suggestions;
	const report = ( problem: Problem ) => setOwn( { ...IDLE, problem } );

	const ask = async ( next: Asked ) => {
		begin( next );
		reset();
		if ( ! globalThis.navigator.onLine ) {
			report( networkProblem() );
			return;
		}
		setOwn( { ...IDLE, isPreparing: true } );
		try {
			await send( next, options, handed, () => setOwn( IDLE ) );
		} catch {
			// Requests report their failures themselves: what could not be had is the code that prepares them.
			if ( asked.current === next ) {
				report( networkProblem() );
			}
		}
	};
	const askAgain = ( more: Pick< Asked, 'continues' > = {} ) =>
		void ( asked.current && ask( { ...asked.current, ...more } ) );
	const stop = () => {
		setOwn( { ...IDLE, wasStopped: true } );
		if ( own.isPreparing ) {
			asked.current = null;
		} else {
			suggestions.stopSuggestion();
		}
	};
	const forget = () => {
		asked.current = null;
		setOwn( IDLE );
		reset();
	};

	const problem = own.problem ?? error;
	const settled = problem ? 'error' : requestingState;
	return {
		state: own.isPreparing ? 'requesting' : settled,
		arriving: suggestion && textSoFar( suggestion ),
		problem,
		hasPart: settled === 'error' && partOf( handed ) !== '',
		wasStopped: own.wasStopped,
		ask,
		retry: () => askAgain(),
		goOn: () => askAgain( { continues: partOf( handed ) } ),
		stop,
		forget,
		report,
	};
}

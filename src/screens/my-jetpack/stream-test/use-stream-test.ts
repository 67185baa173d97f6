import { useEffect, useRef, useState } from '@wordpress/element';
import { SuggestionsEventSource } from '@slipstream/ai-client';

/** Sent as it is: what is tested is the way, not the answer. */
const QUESTION =
	'Say in one friendly sentence of about twenty words that the connection to you works.';

/** When the pieces of an answer came, in ms since the question was sent. */
export interface Timing {
	pieces: number;
	first: number;
	last: number;
}

/** A question to the AI server, as far as it has come. */
export interface StreamTest extends Timing {
	status: 'idle' | 'running' | 'done' | 'stopped' | 'failed';
	text: string;
	/** What went wrong; '' for nothing. */
	message: string;
}

const IDLE: StreamTest = {
	status: 'idle',
	text: '',
	message: '',
	pieces: 0,
	first: 0,
	last: 0,
};

/**
 * Asks the AI server for one line, on the way that the editor takes, and notes how it comes.
 *
 * @param onEnd Called when a test has ended by itself.
 */
export function useStreamTest( onEnd?: () => void ) {
	const [ test, setTest ] = useState( IDLE );
	const source = useRef< SuggestionsEventSource >();
	const stop = () => {
		source.current?.close();
		setTest( ( now ) =>
			now.status === 'running' ? { ...now, status: 'stopped' } : now
		);
	};
	useEffect( () => () => source.current?.close(), [] );

	const start = async () => {
		const began = performance.now();
		const change = ( some: Partial< StreamTest > ) =>
			setTest( ( now ) => ( { ...now, ...some } ) );
		setTest( { ...IDLE, status: 'running' } );
		const running = new SuggestionsEventSource();
		source.current = running;
		running.on( 'chunk', () =>
			setTest( ( now ) => {
				const at = performance.now() - began;
				return {
					...now,
					pieces: now.pieces + 1,
					first: now.pieces === 0 ? at : now.first,
					last: at,
				};
			} )
		);
		running.on( 'suggestion', ( text ) => change( { text } ) );
		running.on( 'done', ( text ) => {
			change( { text, status: 'done' } );
			onEnd?.();
		} );
		running.on( 'error_response', ( { message } ) => {
			change( { message, status: 'failed' } );
			onEnd?.();
		} );
		await running.open( QUESTION, { feature: 'ai-test' } );
	};
	return { test, start, stop };
}

import { prepareAudio, transcribeAll } from '@slipstream/audio';
import { speak } from '@wordpress/a11y';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';

/** What the requests count under. */
export const FEATURE = 'voice-to-content';

/** What happens to a recording after it was made. */
export type Phase =
	'idle' | 'validating' | 'transcribing' | 'drafting' | 'reviewing';

/**
 * The steps from a recording to its transcription.
 *
 * @param maxBytes Most bytes that this server takes at once.
 */
export function useTranscription( maxBytes: number ) {
	const [ progress, setProgress ] = useState( { done: 0, all: 0 } );
	const [ phase, setPhase ] = useState< Phase >( 'idle' );
	const running = useRef< AbortController | undefined >( undefined );
	useEffect( () => () => running.current?.abort(), [] );

	async function write( audio: Blob, seconds?: number ): Promise< string > {
		const controller = new AbortController();
		running.current?.abort();
		running.current = controller;
		setProgress( { done: 0, all: 0 } );
		setPhase( 'validating' );
		const parts = await prepareAudio( audio, maxBytes, seconds );
		setPhase( 'transcribing' );
		speak( __( 'Transcribing the recording…', 'slipstream' ) );
		return transcribeAll(
			parts,
			FEATURE,
			controller.signal,
			( done, all ) => setProgress( { done, all } )
		);
	}
	return {
		progress,
		phase,
		setPhase,
		write,
		abort: () => running.current?.abort(),
	};
}

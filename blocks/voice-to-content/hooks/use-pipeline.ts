import { houseIssues } from '@slipstream/ai-check';
import { toPluginError } from '@slipstream/errors';
import { speak } from '@wordpress/a11y';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { useDraft } from './use-draft';
import { usePlace } from './use-place';
import { useTranscription } from './use-transcription';
import type { VoiceProblem } from './use-draft';
import type { Safety } from './use-safety-copy';

/** What happens at the end of a recording's way. */
export interface Ends {
	onDraft: ( markdown: string ) => Promise< void >;
	onClose: () => void;
}

/** A letter or a digit: of silence some models make dots. */
const SPEECH = /[\p{L}\p{N}]/u;

/** What was said; rejects where nothing was. */
async function hear(
	write: ReturnType< typeof useTranscription >[ 'write' ],
	audio: Blob,
	ms?: number
): Promise< string > {
	const text = await write( audio, ms === undefined ? ms : ms / 1000 );
	if ( ! SPEECH.test( text ) ) {
		throw new Error(
			__( 'No speech was detected in the recording.', 'slipstream' )
		);
	}
	return text;
}

/** Puts a text in its place, and ends. */
async function deliver(
	{ onDraft, onClose }: Ends,
	safety: Safety,
	markdown: string
): Promise< void > {
	await onDraft( markdown );
	await safety.forget();
	speak( __( 'Draft added to the post.', 'slipstream' ) );
	onClose();
}

/** The last steps: a draft, and its place in the post. One that is not as the site writes waits for its author. */
function useDrafting(
	ends: Ends,
	safety: Safety,
	setPhase: ReturnType< typeof useTranscription >[ 'setPhase' ]
) {
	const [ problem, setProblem ] = useState< VoiceProblem | null >( null );
	const [ ready, setReady ] = useState( '' );
	const rest = () => setPhase( ready ? 'reviewing' : 'idle' );
	const fail = ( thrown: unknown ) => {
		rest();
		const { code, sentence: message } = toPluginError( thrown );
		if ( code !== 'aborted' ) {
			setProblem( { code, message } );
			speak( message, 'assertive' );
		}
	};
	const insert = ( markdown: string ) =>
		void deliver( ends, safety, markdown ).catch( fail );
	const draft = useDraft( ( text ) => {
		if ( houseIssues( text ).length > 0 ) {
			setReady( text );
			setPhase( 'reviewing' );
		} else {
			insert( text );
		}
	}, fail );
	const begin =
		< Args extends unknown[] >( ask: ( ...args: Args ) => void ) =>
		( ...args: Args ) => {
			setProblem( null );
			setPhase( 'drafting' );
			ask( ...args );
		};
	return {
		problem,
		ready,
		draft: draft.text,
		fail,
		insert,
		reword: setReady,
		write: begin( draft.write ),
		continueText: begin( draft.continueText ),
		change: begin( ( content: string, request: string ) =>
			draft.change( content, ready || draft.text, request )
		),
		/** Ends what runs; a draft that waits waits on, and so does what had come of another. */
		stop() {
			draft.stop();
			rest();
		},
		forget() {
			draft.reset();
			setProblem( null );
			setReady( '' );
			setPhase( 'idle' );
		},
	};
}

/**
 * From a recording to its place in the post.
 *
 * @param ends   What happens at its end.
 * @param safety The recording that is kept.
 */
export function usePipeline( ends: Ends, safety: Safety ) {
	const { write: listen, ...steps } = useTranscription( usePlace().maxBytes );
	const drafting = useDrafting( ends, safety, steps.setPhase );
	const [ transcription, setTranscription ] = useState( '' );
	const clear = () => {
		drafting.forget();
		setTranscription( '' );
	};
	return {
		...drafting,
		phase: steps.phase,
		progress: steps.progress,
		transcription,
		clear,
		change: ( request: string ) =>
			drafting.change( transcription, request ),
		go( audio: Blob, ms?: number ): Promise< void > {
			clear();
			return hear( listen, audio, ms ).then( ( text ) => {
				setTranscription( text );
				drafting.write( text );
			}, drafting.fail );
		},
		cancel() {
			steps.abort();
			drafting.stop();
		},
	};
}

import {
	continueMessages,
	joinTexts,
	useAiSuggestions,
} from '@slipstream/ai-client';
import { toPluginError } from '@slipstream/errors';
import { speak } from '@wordpress/a11y';
import { useEffect, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { usePlace } from './use-place';
import { useRecorder } from './use-recorder';
import { useSafetyCopy } from './use-safety-copy';
import { FEATURE, useTranscription } from './use-transcription';
import type { LiveRecorder } from './use-recorder';
import type { Safety } from './use-safety-copy';
import type { Phase } from './use-transcription';
import type { PromptMessage } from '@slipstream/ai-client';

/** A recording on its way into the post. */
export interface Voice {
	live: LiveRecorder;
	phase: Phase;
	/** Parts that are written down, of all parts. */
	progress: { done: number; all: number };
	problem: string;
	/** What was said; kept when only the draft failed. */
	transcription: string;
	/** The draft as it arrives; kept when it broke off. */
	draft: string;
	kept: Safety[ 'kept' ];
	/** Ends the recording and goes on with it. */
	finish: () => void;
	/** Takes a file. */
	take: ( file: Blob ) => void;
	/** Goes on with the recording that was kept. */
	restore: () => void;
	/** Writes the draft again from what was said. */
	draftAgain: () => void;
	/** Asks for the rest of a draft that broke off. */
	continueDraft: () => void;
	/** Puts a draft that broke off into the post. */
	insertDraft: () => void;
	/** Puts what was said into the post as it is. */
	insertTranscription: () => void;
	/** Ends what runs; the recording is kept. */
	cancel: () => void;
	/** Throws the recording away. */
	discard: () => void;
	/** Keeps a recording that the dialog is closed on. */
	keepUnfinished: () => void;
}

interface Ends {
	onDraft: ( markdown: string ) => Promise< void >;
	onClose: () => void;
}

/** While it is recorded, the recording is put away every five seconds: a crash costs no more. */
function useSafetyWhileRecording( live: LiveRecorder, safety: Safety ): void {
	const { state, duration, recorder } = live;
	const step = Math.floor( duration / 5000 );
	useEffect( () => {
		const audio = recorder.soFar();
		if ( state === 'recording' && audio && step > 0 ) {
			void safety.keep( audio, duration );
		}
		// Each step once.
		// eslint-disable-next-line react-hooks/exhaustive-deps
	}, [ step, state ] );
}

/** Writes drafts; each is handed over when it is whole. */
function useDraft(
	onDone: ( markdown: string ) => void,
	onError: ( error: { message: string } ) => void
) {
	const { postId } = usePlace();
	const [ part, setPart ] = useState( '' );
	const { request, reset, suggestion } = useAiSuggestions( {
		onDone: ( text ) => onDone( joinTexts( part, text ) ),
		onError,
	} );
	return {
		suggestion: joinTexts( part, suggestion ),
		reset() {
			setPart( '' );
			reset();
		},
		write( content: string, begun: string ) {
			speak( __( 'Writing the draft…', 'slipstream' ) );
			setPart( begun );
			const type = 'voice-to-content-simple-draft';
			const messages: PromptMessage[] = [
				{ role: 'jetpack-ai', context: { type, content } },
			];
			void request(
				begun ? continueMessages( messages, begun ) : messages,
				{ feature: FEATURE, postId: postId() }
			);
		},
	};
}

/** What was said; rejects where nothing was. */
async function hear(
	{ write }: Pick< ReturnType< typeof useTranscription >, 'write' >,
	audio: Blob,
	ms?: number
): Promise< string > {
	const text = await write( audio, ms === undefined ? ms : ms / 1000 );
	if ( ! text ) {
		throw new Error(
			__( 'No speech was heard in the recording.', 'slipstream' )
		);
	}
	return text;
}

/** From a recording to its place in the post. */
function usePipeline( { onDraft, onClose }: Ends, safety: Safety ) {
	const steps = useTranscription( usePlace().maxBytes );
	const [ problem, setProblem ] = useState( '' );
	const [ transcription, setTranscription ] = useState( '' );

	const fail = ( thrown: unknown ) => {
		steps.setPhase( 'idle' );
		const { code, message } = toPluginError( thrown );
		if ( code !== 'aborted' ) {
			setProblem( message );
			speak( message, 'assertive' );
		}
	};
	const insert = async ( markdown: string ) => {
		try {
			await onDraft( markdown );
			await safety.forget();
			speak( __( 'The draft is in the post.', 'slipstream' ) );
			onClose();
		} catch ( thrown ) {
			fail( thrown );
		}
	};
	const draft = useDraft( ( text ) => void insert( text ), fail );
	const write = ( text: string, begun = '' ) => {
		setProblem( '' );
		steps.setPhase( 'drafting' );
		draft.write( text, begun );
	};
	const clear = () => {
		draft.reset();
		setProblem( '' );
		setTranscription( '' );
	};
	const go = ( audio: Blob, ms?: number ): Promise< void > => {
		clear();
		return hear( steps, audio, ms ).then( ( text ) => {
			setTranscription( text );
			write( text );
		}, fail );
	};
	const cancel = () => {
		steps.abort();
		draft.reset();
		steps.setPhase( 'idle' );
	};
	return {
		steps,
		draft,
		problem,
		transcription,
		go,
		write,
		insert,
		clear,
		cancel,
	};
}

/**
 * The way of a recording into the post.
 *
 * @param ends What happens at its end.
 */
export function useVoice( ends: Ends ): Voice {
	const live = useRecorder();
	const safety = useSafetyCopy();
	const line = usePipeline( ends, safety );
	const { transcription } = line;
	useSafetyWhileRecording( live, safety );

	const finish = async () => {
		const { duration } = live;
		const audio = await live.recorder.stop();
		if ( audio ) {
			void safety.keep( audio, duration );
			await line.go( audio, duration );
		}
	};

	return {
		live,
		phase: line.steps.phase,
		progress: line.steps.progress,
		problem: line.problem || live.error?.message || '',
		transcription,
		draft: line.draft.suggestion,
		kept: safety.kept,
		finish: () => void finish(),
		take: ( file ) => void line.go( file ),
		restore: () =>
			safety.kept &&
			void line.go( safety.kept.audio, safety.kept.duration ),
		draftAgain: () => line.write( transcription ),
		continueDraft: () => line.write( transcription, line.draft.suggestion ),
		insertDraft: () => void line.insert( line.draft.suggestion ),
		insertTranscription: () => void line.insert( transcription ),
		cancel: line.cancel,
		keepUnfinished() {
			const audio = live.recorder.soFar();
			if ( audio && [ 'recording', 'paused' ].includes( live.state ) ) {
				void safety.keep( audio, live.duration );
			}
		},
		discard() {
			live.recorder.discard();
			line.clear();
			void safety.forget();
		},
	};
}

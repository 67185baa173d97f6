import { audioProblem } from '@slipstream/audio';
import { useEffect, useState } from '@wordpress/element';
import { usePipeline } from './use-pipeline';
import { useRecorder } from './use-recorder';
import { useSafetyCopy } from './use-safety-copy';
import type { VoiceProblem } from './use-draft';
import type { Ends } from './use-pipeline';
import type { LiveRecorder } from './use-recorder';
import type { Safety } from './use-safety-copy';
import type { Phase } from './use-transcription';

/** A recording on its way into the post. */
export interface Voice {
	live: LiveRecorder;
	phase: Phase;
	/** Parts that are written down, of all parts. */
	progress: { done: number; all: number };
	problem: VoiceProblem | null;
	/** Whether it is what was sent last that failed, and not the microphone. */
	hasFailed: boolean;
	/** What was said; kept when only the draft failed. */
	transcription: string;
	/** The draft as it arrives; kept when it broke off. */
	draft: string;
	/** A whole draft that is not as the site writes; empty where none waits. */
	ready: string;
	/** The recording or file that is still there; nothing where it could never be used. */
	kept: Source | null;
	/** Ends the recording and goes on with it. */
	finish: () => void;
	/** Takes a file. */
	take: ( file: Blob ) => void;
	/** Goes on with the recording or file that was kept. */
	restore: () => void;
	/** Writes the draft again from what was said. */
	draftAgain: () => void;
	/** Asks for the rest of a draft that broke off. */
	continueDraft: () => void;
	/** Puts a draft that broke off into the post. */
	insertDraft: () => void;
	/** Puts other words into the draft that waits. */
	reword: ( markdown: string ) => void;
	/** Asks for a change of the draft that waits. */
	change: ( request: string ) => void;
	/** Puts the draft that waits into the post. */
	insertReady: () => void;
	/** Leaves the draft that waits, and goes back to what was said. */
	leave: () => void;
	/** Puts what was said into the post as it is. */
	insertTranscription: () => void;
	/** Ends what runs; the recording is kept. */
	cancel: () => void;
	/** Throws the recording away. */
	discard: () => void;
	/** Keeps a recording that the dialog is closed on. */
	keepUnfinished: () => void;
}

/** A recording, or a file. */
export interface Source {
	audio: Blob;
	/** In ms; nothing where it is not known. */
	duration?: number;
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

/**
 * The way of a recording into the post.
 *
 * @param ends What happens at its end.
 */
export function useVoice( ends: Ends ): Voice {
	const live = useRecorder();
	const safety = useSafetyCopy();
	const line = usePipeline( ends, safety );
	const { transcription, draft, ready } = line;
	const [ source, setSource ] = useState< Source | null >( null );
	const kept = source ?? safety.kept;
	const go = ( next: Source ) => {
		const isAudio = audioProblem( next.audio )?.code !== 'audio_type';
		setSource( isAudio ? next : null );
		return line.go( next.audio, next.duration );
	};
	useSafetyWhileRecording( live, safety );

	const finish = async () => {
		const { duration } = live;
		const audio = await live.recorder.stop();
		if ( audio ) {
			void safety.keep( audio, duration );
			await go( { audio, duration } );
		}
	};

	return {
		live,
		phase: line.phase,
		progress: line.progress,
		// A microphone that cannot be used matters only while there is nothing else to do.
		problem: line.problem ?? ( line.phase === 'idle' ? live.error : null ),
		hasFailed: !! line.problem,
		transcription,
		draft,
		ready,
		kept,
		finish: () => void finish(),
		take: ( audio ) => void go( { audio } ),
		restore: () => kept && void go( kept ),
		draftAgain: () => line.write( transcription ),
		continueDraft: line.continueText,
		insertDraft: () => line.insert( draft ),
		reword: line.reword,
		change: line.change,
		insertReady: () => line.insert( ready ),
		leave: line.forget,
		insertTranscription: () => line.insert( transcription ),
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
			setSource( null );
			void safety.forget();
		},
	};
}

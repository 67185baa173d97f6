import { MAX_SECONDS } from '@slipstream/audio';
import { AiFootnote, FeedbackLink } from '@slipstream/ai-ui';
import { DropZone, Modal } from '@wordpress/components';
import { useEffect, useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { useVoice } from '../hooks/use-voice';
import { DraftReview } from './draft-review';
import { Kept } from './kept';
import { Problem } from './problem';
import { RecordingControls } from './recording-controls';
import { RecordingEstimate } from './recording-estimate';
import { Work } from './work';
import type { Voice } from '../hooks/use-voice';
import './voice-modal.scss';

/** Buttons come and go here: where the one with the focus went, the first of those that are left gets it. */
function useKeptFocus( ...changes: unknown[] ) {
	const body = useRef< HTMLDivElement >( null );
	useEffect( () => {
		const { activeElement, body: page } = body.current?.ownerDocument ?? {};
		if ( activeElement === page ) {
			body.current?.querySelector( 'button' )?.focus();
		}
		// eslint-disable-next-line react-hooks/exhaustive-deps
	}, changes );
	return body;
}

/** What the recording takes that is made now, or would be. What a kept one takes is told with it. */
function Footnote( { voice }: { voice: Voice } ) {
	const { state, duration } = voice.live;
	const isRecording = state === 'recording' || state === 'paused';
	const isTold = voice.kept && ! voice.transcription && ! isRecording;
	return (
		<AiFootnote
			takes={
				voice.phase === 'idle' &&
				! isTold && (
					<RecordingEstimate
						// By the minute: a sum that changes with every breath distracts.
						seconds={
							isRecording
								? Math.ceil( duration / 60_000 ) * 60
								: undefined
						}
						longest={ MAX_SECONDS }
					/>
				)
			}
		/>
	);
}

interface Props {
	onDraft: ( markdown: string ) => Promise< void >;
	onClose: () => void;
}

/** What there is to be done before a recording, while one is made, and after a failure. */
function Start( { voice, isAtRest }: { voice: Voice; isAtRest: boolean } ) {
	const { draft, hasFailed, kept, transcription } = voice;
	const isFailed =
		isAtRest && !! ( draft || ( hasFailed && ( kept || transcription ) ) );
	return (
		<>
			{ isAtRest && (
				<>
					{ voice.draft && <DraftReview voice={ voice } /> }
					<Kept voice={ voice } />
					<p className="slipstream-voice__hint">
						{ __(
							'Say what is on your mind, in any order, or drop a recording here. AI turns it into a draft.',
							'slipstream'
						) }
					</p>
				</>
			) }
			<RecordingControls voice={ voice } isMain={ ! isFailed } />
			{ isAtRest && (
				<DropZone
					label={ __( 'Drop a recording', 'slipstream' ) }
					onFilesDrop={ ( [ file ] ) => file && voice.take( file ) }
				/>
			) }
		</>
	);
}

/** The dialog in which a recording is made or taken, and becomes a draft. */
export function VoiceModal( { onDraft, onClose }: Props ) {
	const voice = useVoice( { onDraft, onClose } );
	const { state } = voice.live;
	const { phase, problem } = voice;
	const isAtRest = state === 'inactive' || state === 'error';
	const isReviewing = phase === 'reviewing';
	const isWorking = phase !== 'idle' && ! isReviewing;
	const body = useKeptFocus( state, phase, voice.kept );
	return (
		<Modal
			title={ __( 'Voice to content', 'slipstream' ) }
			onRequestClose={ ( event ) => {
				// Escape stops what runs, and closes after that.
				if ( isWorking && event?.type === 'keydown' ) {
					voice.cancel();
					return;
				}
				voice.keepUnfinished();
				onClose();
			} }
			shouldCloseOnClickOutside={ isAtRest && phase === 'idle' }
			className="slipstream-voice"
		>
			<div ref={ body } className="slipstream-voice__body">
				{ problem && ! isWorking && <Problem problem={ problem } /> }
				{ isWorking && <Work voice={ voice } /> }
				{ isReviewing && <DraftReview voice={ voice } /> }
				{ phase === 'idle' && (
					<Start voice={ voice } isAtRest={ isAtRest } />
				) }
				<Footnote voice={ voice } />
				<FeedbackLink />
			</div>
		</Modal>
	);
}

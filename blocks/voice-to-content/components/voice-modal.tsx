import { formatDuration, MAX_SECONDS } from '@slipstream/audio';
import { AiFootnote, FeedbackLink, MessageBanner } from '@slipstream/ai-ui';
import { Button, DropZone, Modal } from '@wordpress/components';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { useVoice } from '../hooks/use-voice';
import { DraftReview } from './draft-review';
import { PartialDraft } from './partial-draft';
import { Problem } from './problem';
import { RecordingControls } from './recording-controls';
import { RecordingEstimate } from './recording-estimate';
import { Work } from './work';
import type { Voice } from '../hooks/use-voice';
import './voice-modal.scss';

/** Plays a recording, so that nobody has to use it or to throw it away unheard. */
function Player( { audio }: { audio: Blob } ) {
	const [ address, setAddress ] = useState( '' );
	useEffect( () => {
		const url = URL.createObjectURL( audio );
		setAddress( url );
		return () => URL.revokeObjectURL( url );
	}, [ audio ] );
	return address ? (
		// What the author said a moment ago needs no captions.

		<audio
			className="slipstream-voice__player"
			src={ address }
			controls
			aria-label={ __( 'Your last recording', 'slipstream' ) }
		/>
	) : null;
}

/** The recording that is still there, and what can be done with it. */
function Kept( { voice }: { voice: Voice } ) {
	const { kept, transcription } = voice;
	if ( transcription ) {
		return (
			<MessageBanner severity="info">
				<p>{ __( 'We kept what you said:', 'slipstream' ) }</p>
				<p className="slipstream-voice__draft">{ transcription }</p>
				<div className="slipstream-voice__row">
					<Button variant="secondary" onClick={ voice.draftAgain }>
						{ __( 'Write the draft again', 'slipstream' ) }
					</Button>
					<Button
						variant="tertiary"
						onClick={ voice.insertTranscription }
					>
						{ __( 'Insert it as it is', 'slipstream' ) }
					</Button>
				</div>
			</MessageBanner>
		);
	}
	return kept ? (
		<MessageBanner severity="info">
			<p>
				{ sprintf(
					/* translators: %s: a duration, such as 02:30. */
					__( 'We kept your last recording (%s).', 'slipstream' ),
					formatDuration( kept.duration )
				) }
			</p>
			<Player audio={ kept.audio } />
			<p>
				<RecordingEstimate
					seconds={ kept.duration / 1000 }
					longest={ MAX_SECONDS }
				/>
			</p>
			<div className="slipstream-voice__row">
				<Button variant="secondary" onClick={ voice.restore }>
					{ __( 'Use this recording', 'slipstream' ) }
				</Button>
				<Button
					variant="tertiary"
					isDestructive
					onClick={ voice.discard }
				>
					{ __( 'Delete it', 'slipstream' ) }
				</Button>
			</div>
		</MessageBanner>
	) : null;
}

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
	return (
		<>
			{ isAtRest && (
				<>
					<PartialDraft voice={ voice } />
					<Kept voice={ voice } />
					<p className="slipstream-voice__hint">
						{ __(
							'Say what you have in mind in any order: it becomes a draft that you can go on with. You can also drop a recording here.',
							'slipstream'
						) }
					</p>
				</>
			) }
			<RecordingControls voice={ voice } />
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
			onRequestClose={ () => {
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

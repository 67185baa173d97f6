import { fileNameOf, formatDuration, MAX_SECONDS } from '@slipstream/audio';
import { MessageBanner } from '@slipstream/ai-ui';
import { Button } from '@wordpress/components';
import { useEffect, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { RecordingEstimate } from './recording-estimate';
import type { Source, Voice } from '../hooks/use-voice';

/** An address of a recording, for as long as the component is there; '' at first. */
function useAddress( audio: Blob ): string {
	const [ address, setAddress ] = useState( '' );
	useEffect( () => {
		const url = URL.createObjectURL( audio );
		setAddress( url );
		return () => URL.revokeObjectURL( url );
	}, [ audio ] );
	return address;
}

/** Puts a recording among the author's own files. */
function Download( { audio }: { audio: Blob } ) {
	return (
		<Button
			variant="tertiary"
			href={ useAddress( audio ) }
			download={ fileNameOf( audio ) }
		>
			{ __( 'Download', 'slipstream' ) }
		</Button>
	);
}

/** Plays a recording, so that nobody has to use it or to throw it away unheard. */
function Player( { audio }: { audio: Blob } ) {
	const address = useAddress( audio );
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

/** What was said, when only its draft is missing. */
function KeptWords( { voice }: { voice: Voice } ) {
	const { transcription, draft, kept, hasFailed } = voice;
	return (
		<MessageBanner severity="info">
			<p>{ __( 'We kept what you said:', 'slipstream' ) }</p>
			<p className="slipstream-voice__draft">{ transcription }</p>
			<div className="slipstream-voice__row">
				{ ! draft && (
					<Button
						variant={ hasFailed ? 'primary' : 'secondary' }
						onClick={ voice.draftAgain }
					>
						{ hasFailed
							? __( 'Try again', 'slipstream' )
							: __( 'Write the draft again', 'slipstream' ) }
					</Button>
				) }
				<Button
					variant="tertiary"
					onClick={ voice.insertTranscription }
				>
					{ __( 'Insert as is', 'slipstream' ) }
				</Button>
				{ kept && <Download audio={ kept.audio } /> }
			</div>
		</MessageBanner>
	);
}

/** That a recording or file is still there. */
function keptSentence( { audio, duration }: Source ): string {
	return duration === undefined
		? sprintf(
				/* translators: %s: name of a file. */
				__( 'We kept your file: %s', 'slipstream' ),
				fileNameOf( audio )
			)
		: sprintf(
				/* translators: %s: a duration, such as 02:30. */
				__( 'We kept your last recording (%s).', 'slipstream' ),
				formatDuration( duration )
			);
}

/** A recording or file that is still there, and what can be done with it. */
function KeptRecording( { voice, kept }: { voice: Voice; kept: Source } ) {
	const { audio, duration } = kept;
	const { hasFailed } = voice;
	return (
		<MessageBanner severity="info">
			<p className="slipstream-voice__name">{ keptSentence( kept ) }</p>
			<Player audio={ audio } />
			<p>
				<RecordingEstimate
					seconds={
						duration === undefined ? undefined : duration / 1000
					}
					longest={ MAX_SECONDS }
				/>
			</p>
			<div className="slipstream-voice__row">
				<Button
					variant={ hasFailed ? 'primary' : 'secondary' }
					onClick={ voice.restore }
				>
					{ hasFailed
						? __( 'Try again', 'slipstream' )
						: __( 'Use this recording', 'slipstream' ) }
				</Button>
				<Download audio={ audio } />
				<Button
					variant="tertiary"
					isDestructive
					onClick={ voice.discard }
				>
					{ __( 'Delete it', 'slipstream' ) }
				</Button>
			</div>
		</MessageBanner>
	);
}

/** What is still there of what was said or sent. */
export function Kept( { voice }: { voice: Voice } ) {
	const { kept, transcription } = voice;
	if ( transcription ) {
		return <KeptWords voice={ voice } />;
	}
	return kept ? <KeptRecording voice={ voice } kept={ kept } /> : null;
}

import { SuggestedText } from '@slipstream/ai-ui';
import { Button, ProgressBar } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import type { Voice } from '../hooks/use-voice';

function sentence( { phase, progress }: Voice ): string {
	if ( phase === 'validating' ) {
		return __( 'Preparing the recording…', 'slipstream' );
	}
	if ( phase === 'drafting' ) {
		return __( 'Writing the draft…', 'slipstream' );
	}
	return progress.all > 1
		? sprintf(
				/* translators: 1: number of a part of a long recording, 2: how many parts there are. */
				__( 'Transcribing part %1$d of %2$d…', 'slipstream' ),
				Math.min( progress.done + 1, progress.all ),
				progress.all
			)
		: __( 'Transcribing the recording…', 'slipstream' );
}

/** What is done with a recording, and the way to end it. */
export function Work( { voice }: { voice: Voice } ) {
	const { phase, progress, draft } = voice;
	const isCounted = phase === 'transcribing' && progress.all > 1;
	return (
		<>
			<p className="slipstream-voice__time">{ sentence( voice ) }</p>
			<ProgressBar
				className="slipstream-voice__progress"
				value={
					isCounted
						? ( progress.done / progress.all ) * 100
						: undefined
				}
				aria-label={ sentence( voice ) }
			/>
			{ phase === 'drafting' && draft && (
				<SuggestedText
					className="slipstream-voice__draft"
					text={ draft }
					isArriving
				/>
			) }
			<div className="slipstream-voice__row">
				<Button
					variant="secondary"
					onClick={ voice.cancel }
					__next40pxDefaultSize
				>
					{ __( 'Cancel', 'slipstream' ) }
				</Button>
			</div>
		</>
	);
}

import { StyleNotes } from '@slipstream/ai-check';
import { MessageBanner } from '@slipstream/ai-ui';
import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { Voice } from '../hooks/use-voice';

/** A draft that is not as the site writes: its author decides before it goes into the post. */
export function DraftReview( { voice }: { voice: Voice } ) {
	return (
		<>
			<MessageBanner severity="info">
				<p>{ __( 'The draft is ready:', 'slipstream' ) }</p>
				<p className="slipstream-voice__draft">{ voice.ready }</p>
			</MessageBanner>
			<StyleNotes
				text={ voice.ready }
				onReplace={ voice.reword }
				onAgain={ voice.change }
			/>
			<div className="slipstream-voice__row">
				<Button
					variant="primary"
					onClick={ voice.insertReady }
					__next40pxDefaultSize
				>
					{ __( 'Insert the draft', 'slipstream' ) }
				</Button>
				<Button
					variant="tertiary"
					onClick={ voice.leave }
					__next40pxDefaultSize
				>
					{ __( 'Cancel', 'slipstream' ) }
				</Button>
			</div>
		</>
	);
}

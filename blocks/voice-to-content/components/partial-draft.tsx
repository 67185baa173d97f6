import { MessageBanner } from '@slipstream/ai-ui';
import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { Voice } from '../hooks/use-voice';

/** What had come of a draft that broke off, and what can be done with it. */
export function PartialDraft( { voice }: { voice: Voice } ) {
	return voice.draft ? (
		<MessageBanner severity="info">
			<p>{ __( 'We kept what there is of the draft:', 'slipstream' ) }</p>
			<p className="slipstream-voice__draft">{ voice.draft }</p>
			<div className="slipstream-voice__row">
				<Button variant="secondary" onClick={ voice.continueDraft }>
					{ __( 'Continue from there', 'slipstream' ) }
				</Button>
				<Button variant="tertiary" onClick={ voice.insertDraft }>
					{ __( 'Insert what there is', 'slipstream' ) }
				</Button>
			</div>
		</MessageBanner>
	) : null;
}

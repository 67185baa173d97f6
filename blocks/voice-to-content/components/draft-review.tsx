import { StyleNotes } from '@slipstream/ai-check';
import { AiControl, SuggestedText } from '@slipstream/ai-ui';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { Voice } from '../hooks/use-voice';

/** What can be done with a draft: one that waits, or what had come of one that was stopped or broke off. */
function DraftBar( { voice }: { voice: Voice } ) {
	const [ prompt, setPrompt ] = useState( '' );
	const { ready } = voice;
	return (
		<AiControl
			variant="inline"
			prompt={ prompt }
			sentPrompt=""
			state={ voice.problem ? 'error' : 'done' }
			hasResult
			acceptLabel={
				ready
					? __( 'Insert the draft', 'slipstream' )
					: __( 'Insert partial draft', 'slipstream' )
			}
			placeholder={ __( 'Say what to change…', 'slipstream' ) }
			cutOff={
				ready
					? undefined
					: {
							problem: voice.problem,
							onContinue: voice.continueDraft,
						}
			}
			onChange={ setPrompt }
			onSend={ () => voice.change( prompt.trim() ) }
			onStop={ voice.cancel }
			onAccept={ ready ? voice.insertReady : voice.insertDraft }
			onDiscard={ voice.leave }
			onRegenerate={ voice.draftAgain }
		/>
	);
}

/** A draft that is not as the site writes, or is not whole: its author decides before it goes into the post. */
export function DraftReview( { voice }: { voice: Voice } ) {
	const { ready, draft } = voice;
	return (
		<>
			<p>
				{ ready
					? __( 'The draft is ready:', 'slipstream' )
					: __( 'We kept this part of the draft:', 'slipstream' ) }
			</p>
			<SuggestedText
				className="slipstream-voice__draft"
				text={ ready || draft }
			/>
			{ ready && (
				<StyleNotes
					text={ ready }
					onReplace={ voice.reword }
					onAgain={ voice.change }
				/>
			) }
			<DraftBar voice={ voice } />
		</>
	);
}

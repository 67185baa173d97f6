import { isBusy } from '@slipstream/ai-client';
import {
	AiControl,
	AiFootnote,
	AvailabilityBanner,
	isFailure,
	problemSentence,
	RequestProblem,
	useAiAvailability,
	useQuotaProblem,
	useRequestAnnouncements,
} from '@slipstream/ai-ui';
import { useMergeRefs } from '@wordpress/compose';
import { useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { usePromptFocus } from '../hooks/use-prompt-focus';
import { useWritingTools } from '../hooks/use-writing-tools';
import { useRequestSize } from '../hooks/use-request-size';
import type { Assistant } from '../hooks/use-assistant';
import type { RequestingState } from '@slipstream/ai-client';
import type { AiControlProps } from '@slipstream/ai-ui';

interface Props {
	clientId: string;
	assistant: Assistant;
	prompt: string;
	isSelected: boolean;
	onAccept: () => void;
	/** Puts back the blocks this one was made of, where there were any. */
	onRestore?: () => void;
	/** Where the text is a change of another: whether it is shown what has changed. */
	changes?: AiControlProps[ 'changes' ];
}

/** The state to show: what can be put right by other words, or is explained by a banner, does not look broken. */
function shownState( assistant: Assistant, isReady: boolean ): RequestingState {
	const { state, problem, hasResult } = assistant;
	if ( state !== 'error' || ( isReady && problem && isFailure( problem ) ) ) {
		return state;
	}
	return hasResult ? 'done' : 'init';
}

/** The prompt control under the text, and what has to be said about requests. */
export function AssistantControl( {
	clientId,
	assistant,
	prompt,
	isSelected,
	onAccept,
	onRestore,
	changes,
}: Props ) {
	const { state, problem, wasStopped, hasResult, answers } = assistant;
	const availability = useAiAvailability();
	const isReady = availability === 'ready';
	const input = useRef< HTMLTextAreaElement >( null );
	usePromptFocus( input, isSelected, isBusy( state ) || ! isReady );
	useRequestAnnouncements( {
		state,
		wasStopped,
		canContinue: answers.isCutOff,
		problem: problem ? problemSentence( problem ) : undefined,
	} );
	const { inputRef, fieldProps, list } = useWritingTools(
		clientId,
		assistant,
		prompt,
		[ isSelected, isReady, ! onRestore ].every( Boolean )
	);
	const fieldRef = useMergeRefs( [ input, inputRef ] );
	const size = useRequestSize( prompt, assistant.text );
	const quotaProblem = useQuotaProblem();
	const shownProblem = problem ?? ( isBusy( state ) ? null : quotaProblem );
	const problemBanner = shownProblem && (
		<RequestProblem problem={ shownProblem } onRetry={ assistant.retry } />
	);
	return (
		<AiControl
			inputRef={ fieldRef }
			fieldProps={ fieldProps }
			list={ list }
			prompt={ prompt }
			sentPrompt={ assistant.sentPrompt }
			state={ shownState( assistant, isReady ) }
			hasResult={ hasResult }
			isDisabled={ ! isReady }
			versions={ { ...answers, onShow: answers.show } }
			changes={ changes }
			cutOff={
				answers.isCutOff
					? {
							problem,
							onContinue: () =>
								assistant.continueText( assistant.text ),
						}
					: undefined
			}
			placeholder={
				hasResult || onRestore
					? __( 'Say what to change…', 'slipstream' )
					: __( 'Describe the text you want…', 'slipstream' )
			}
			banner={
				isReady ? (
					problemBanner
				) : (
					<AvailabilityBanner availability={ availability } />
				)
			}
			footer={ isReady && <AiFootnote characters={ size } /> }
			onChange={ assistant.setPrompt }
			onSend={ assistant.generate }
			onStop={ assistant.stop }
			onAccept={ onAccept }
			onDiscard={ assistant.discard }
			onRegenerate={ assistant.regenerate }
			onClose={ onRestore }
		/>
	);
}

import { isBusy } from '@slipstream/ai-client';
import type { RequestingState } from '@slipstream/ai-client';

/** What the prompt control can offer. */
export type AiAction =
	'generate' | 'stop' | 'cancel' | 'accept' | 'discard' | 'regenerate';

/** All that decides which actions are offered. */
export interface ControlSituation {
	state: RequestingState;
	/** What stands in the field. */
	prompt: string;
	/** What the shown result was asked for with. */
	sentPrompt: string;
	/** Whether there is a result that can be accepted. */
	hasResult: boolean;
	/** Whether requests are impossible for now. What is there already can still be kept or thrown away. */
	isDisabled: boolean;
	/** Whether the control can be left without a result. */
	canClose: boolean;
}

/** An action on offer. */
export interface OfferedAction {
	action: AiAction;
	isEnabled: boolean;
}

/**
 * The actions to offer, in the order they are shown. The first is the main one.
 *
 * @param situation What the control shows.
 */
export function offeredActions( situation: ControlSituation ): OfferedAction[] {
	const { state, hasResult, isDisabled, canClose } = situation;
	if ( isBusy( state ) ) {
		return [ { action: 'stop', isEnabled: true } ];
	}
	const isSendable = ( text: string ) => text.trim() !== '' && ! isDisabled;
	const generate: OfferedAction = {
		action: 'generate',
		isEnabled: isSendable( situation.prompt ),
	};
	const cancel: OfferedAction = { action: 'cancel', isEnabled: true };
	if ( ! hasResult ) {
		return canClose ? [ generate, cancel ] : [ generate ];
	}
	if ( situation.prompt.trim() !== situation.sentPrompt.trim() ) {
		return [ generate, cancel ];
	}
	return [
		{ action: 'accept', isEnabled: true },
		{ action: 'discard', isEnabled: true },
		{ action: 'regenerate', isEnabled: isSendable( situation.sentPrompt ) },
	];
}

import { isBusy } from '@slipstream/ai-client';
import type { RequestingState } from '@slipstream/ai-client';

/** What the prompt control can offer. */
export type AiAction =
	| 'generate'
	| 'stop'
	| 'cancel'
	| 'continue'
	| 'accept'
	| 'discard'
	| 'regenerate'
	| 'undo';

/** All that decides which actions are offered. */
export interface ControlSituation {
	state: RequestingState;
	/** What stands in the field. */
	prompt: string;
	/** What the shown result was asked for with. */
	sentPrompt: string;
	/** Whether the author has typed since the last request: the same words again are another request. */
	isTyped: boolean;
	/** Whether there is a result. */
	hasResult: boolean;
	/** Whether the result can be accepted as it is. */
	canAccept: boolean;
	/** Whether requests are impossible for now. What is there already can still be kept or thrown away. */
	isDisabled: boolean;
	/** Whether a request can be sent without a prompt. */
	canSendEmpty: boolean;
	/** Whether the control can be left without a result. */
	canClose: boolean;
	/** Whether the result was cut off and its rest can be asked for. */
	canContinue: boolean;
	/** Whether there is a result before this one. */
	canUndo: boolean;
}

/** An action on offer. */
export interface OfferedAction {
	action: AiAction;
	isEnabled: boolean;
}

/** Whether the author has something else in mind than the result that is shown: it waits until that is sent or taken back. */
const isEdited = ( {
	prompt,
	sentPrompt,
	isTyped,
}: ControlSituation ): boolean =>
	prompt.trim() !== '' && ( isTyped || prompt.trim() !== sentPrompt.trim() );

function actionsForResult( situation: ControlSituation ): OfferedAction[] {
	const { canAccept, canContinue, canUndo, isDisabled } = situation;
	const canAsk = ! isDisabled;
	const all: [ AiAction, boolean, boolean ][] = [
		[ 'continue', canContinue, canAsk ],
		[ 'accept', true, canAccept ],
		[ 'discard', true, true ],
		[ 'regenerate', true, canAsk ],
		[ 'undo', canUndo, true ],
	];
	return all.flatMap( ( [ action, isThere, isEnabled ] ) =>
		isThere ? [ { action, isEnabled } ] : []
	);
}

/**
 * The actions to offer, in the order they are shown. The first is the main one.
 *
 * @param situation What the control shows.
 */
export function offeredActions( situation: ControlSituation ): OfferedAction[] {
	const { state, prompt, hasResult, isDisabled, canSendEmpty } = situation;
	if ( isBusy( state ) ) {
		return [ { action: 'stop', isEnabled: true } ];
	}
	if ( hasResult && ! isEdited( situation ) ) {
		return actionsForResult( situation );
	}
	const generate: OfferedAction = {
		action: 'generate',
		isEnabled: ! isDisabled && ( canSendEmpty || prompt.trim() !== '' ),
	};
	return hasResult || situation.canClose
		? [ generate, { action: 'cancel', isEnabled: true } ]
		: [ generate ];
}

/**
 * Whether an action is about the result that is shown, and not about the prompt.
 *
 * @param action The action.
 */
export function isAboutResult( action: AiAction ): boolean {
	return ! [ 'generate', 'stop', 'cancel' ].includes( action );
}

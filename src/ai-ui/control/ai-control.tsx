import { offeredActions } from './actions';
import { PromptControl } from './prompt-control';
import type { PromptProps } from './prompt-control';

/** What the prompt control shows and calls. */
export interface AiControlProps extends PromptProps {
	/** What the shown result was asked for with; Cancel goes back to it. */
	sentPrompt: string;
	/** Whether there is a result that can be accepted. */
	hasResult: boolean;
	/** Whether requests are impossible for now. */
	isDisabled?: boolean;
	/** Stands for "Accept" where another word says better what happens. */
	acceptLabel?: string;
	onSend: () => void;
	onStop: () => void;
	onAccept: () => void;
	onDiscard: () => void;
	onRegenerate: () => void;
	/** Leaves the control without a result; without it there is no Cancel before the first result. */
	onClose?: () => void;
}

/**
 * The prompt control of a block: the author types a request, stops it, and keeps or throws away what came back.
 *
 * Enter sends, Shift+Enter breaks the line, Mod+Enter accepts, Escape stops and then cancels.
 */
export function AiControl( props: AiControlProps ) {
	const { prompt, sentPrompt, state, hasResult, acceptLabel } = props;
	const offered = offeredActions( {
		state,
		prompt,
		sentPrompt,
		hasResult,
		isDisabled: props.isDisabled ?? false,
		canClose: !! props.onClose,
	} );
	return (
		<PromptControl
			{ ...props }
			variant="block"
			offered={ offered }
			labels={ acceptLabel ? { accept: acceptLabel } : {} }
			handlers={ {
				generate: props.onSend,
				stop: props.onStop,
				cancel: () =>
					hasResult
						? props.onChange( sentPrompt )
						: props.onClose?.(),
				accept: props.onAccept,
				discard: props.onDiscard,
				regenerate: props.onRegenerate,
			} }
		/>
	);
}

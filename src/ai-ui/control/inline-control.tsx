import { __ } from '@wordpress/i18n';
import { isBusy } from '@slipstream/ai-client';
import { PromptControl } from './prompt-control';
import type { OfferedAction } from './actions';
import type { PromptProps } from './prompt-control';

/** What the inline control shows and calls. */
export interface InlineControlProps extends PromptProps {
	/** Whether requests are impossible for now. */
	isDisabled?: boolean;
	onSend: () => void;
	onStop: () => void;
	/** Goes back to the text as it was; without it there is nothing to undo. */
	onUndo?: () => void;
	onClose: () => void;
}

function offeredOf( props: InlineControlProps ): OfferedAction[] {
	if ( isBusy( props.state ) ) {
		return [ { action: 'stop', isEnabled: true } ];
	}
	return [
		{
			action: 'generate',
			isEnabled: props.prompt.trim() !== '' && ! props.isDisabled,
		},
		...( props.onUndo
			? ( [ { action: 'discard', isEnabled: true } ] as const )
			: [] ),
		{ action: 'cancel', isEnabled: true },
	];
}

/**
 * The prompt control at a text: Generate, Stop, Undo, Close. Enter sends, Shift+Enter breaks the line, Escape stops and then closes.
 */
export function InlineControl( props: InlineControlProps ) {
	return (
		<PromptControl
			{ ...props }
			variant="inline"
			offered={ offeredOf( props ) }
			labels={ {
				discard: __( 'Undo', 'slipstream' ),
				cancel: __( 'Close', 'slipstream' ),
			} }
			handlers={ {
				generate: props.onSend,
				stop: props.onStop,
				discard: props.onUndo,
				cancel: props.onClose,
			} }
		/>
	);
}

import { useRef } from '@wordpress/element';
import { useMergeRefs } from '@wordpress/compose';
import { __ } from '@wordpress/i18n';
import { ActionButton } from './action-button';
import { isBusy, offeredActions } from './actions';
import { ControlShell } from './control-shell';
import { PromptField } from './prompt-field';
import { handleKeys } from './handle-keys';
import type { AiAction } from './actions';
import type { RequestingState } from '@slipstream/ai-client';
import type { ReactNode, Ref } from 'react';

/** What the prompt control shows and calls. */
export interface AiControlProps {
	/** What stands in the field. */
	prompt: string;
	/** What the shown result was asked for with; Cancel goes back to it. */
	sentPrompt: string;
	state: RequestingState;
	/** Whether there is a result that can be accepted. */
	hasResult: boolean;
	/** Whether requests are impossible for now. */
	isDisabled?: boolean;
	label?: string;
	placeholder?: string;
	/** Stands for "Accept" where another word says better what happens. */
	acceptLabel?: string;
	banner?: ReactNode;
	footer?: ReactNode;
	inputRef?: Ref< HTMLTextAreaElement >;
	onChange: ( prompt: string ) => void;
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
	const {
		prompt,
		sentPrompt,
		state,
		hasResult,
		isDisabled = false,
		acceptLabel,
		inputRef,
	} = props;
	const input = useRef< HTMLTextAreaElement >( null );
	const mergedRef = useMergeRefs(
		inputRef ? [ input, inputRef ] : [ input ]
	);
	const canClose = !! props.onClose;
	const offered = offeredActions( {
		state,
		prompt,
		sentPrompt,
		hasResult,
		isDisabled,
		canClose,
	} );

	const cancel = () =>
		hasResult ? props.onChange( sentPrompt ) : props.onClose?.();
	const handlers: Record< AiAction, () => void > = {
		generate: props.onSend,
		stop: props.onStop,
		cancel,
		accept: props.onAccept,
		discard: props.onDiscard,
		regenerate: props.onRegenerate,
	};
	const act = ( action: AiAction ) => {
		if ( action !== 'accept' ) {
			// The pressed button may be gone in a moment; the field stays.
			input.current?.focus();
		}
		handlers[ action ]();
	};
	const onKeyDown = handleKeys( offered, act );

	return (
		<ControlShell
			variant="block"
			state={ state }
			banner={ props.banner }
			footer={ props.footer }
			onKeyDown={ onKeyDown }
			field={
				<PromptField
					inputRef={ mergedRef }
					label={ props.label ?? __( 'Ask AI', 'slipstream' ) }
					placeholder={
						props.placeholder ??
						__( 'Describe what to write…', 'slipstream' )
					}
					value={ prompt }
					isReadOnly={ isBusy( state ) }
					onChange={ props.onChange }
				/>
			}
			actions={ offered.map( ( { action, isEnabled }, index ) => (
				<ActionButton
					key={ action }
					action={ action }
					label={ action === 'accept' ? acceptLabel : undefined }
					isMain={ index === 0 }
					isEnabled={ isEnabled }
					onClick={ () => act( action ) }
				/>
			) ) }
		/>
	);
}

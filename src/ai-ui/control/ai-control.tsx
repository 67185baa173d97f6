import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { isFailure } from '../notices/request-problem';
import { offeredActions } from './actions';
import { PromptControl } from './prompt-control';
import { ResultViews } from './result-views';
import type { AiProblem } from '@slipstream/ai-client';
import type { PromptProps } from './prompt-control';
import type { ResultViewsProps } from './result-views';

/** What the prompt control shows and calls. */
export interface AiControlProps extends PromptProps, ResultViewsProps {
	/** Under the text of a block, or in a panel at a text. */
	variant?: 'block' | 'inline';
	/** What the shown result was asked for with; Cancel goes back to it. */
	sentPrompt: string;
	/** Whether there is a result. */
	hasResult: boolean;
	/** Whether the result can be accepted as it is; true by default. */
	canAccept?: boolean;
	/** Whether requests are impossible for now. */
	isDisabled?: boolean;
	/** Stands for "Accept" where another word says better what happens. */
	acceptLabel?: string;
	/** What a request without a prompt is called; without it there is none. */
	emptyLabel?: string;
	/** Given where the result was stopped or broke off: why, and a way to ask for its rest. */
	cutOff?: { problem: AiProblem | null; onContinue: () => void };
	onSend: () => void;
	onStop: () => void;
	onAccept: () => void;
	onDiscard: () => void;
	onRegenerate: () => void;
	/** Shows the result before the last request again; without it there is none. */
	onUndo?: () => void;
	/** Leaves the control without a result; without it there is no Cancel before the first result. */
	onClose?: () => void;
}

/** Whether to ask for the rest can help, or something else has to change first. */
const canHelp = ( problem: AiProblem | null ): boolean =>
	! problem || ( isFailure( problem ) && problem.canRetry !== false );

function labelsOf( props: AiControlProps ) {
	const { acceptLabel, emptyLabel, prompt, hasResult, variant } = props;
	return {
		accept: acceptLabel,
		generate: prompt.trim() === '' ? emptyLabel : undefined,
		cancel:
			variant === 'inline' && ! hasResult
				? __( 'Close', 'slipstream' )
				: undefined,
	};
}

/**
 * The one prompt control of all surfaces: the author types a request, stops it, and keeps or throws away what came back.
 *
 * Enter sends, Shift+Enter breaks the line, Mod+Enter accepts, Escape stops and then cancels.
 */
export function AiControl( props: AiControlProps ) {
	const { prompt, sentPrompt, state, hasResult, cutOff } = props;
	const [ isTyped, setIsTyped ] = useState( false );
	/** What stands in the field is sent then, or taken back. */
	const settle = ( act: () => void ) => () => {
		setIsTyped( false );
		act();
	};
	const offered = offeredActions( {
		state,
		prompt,
		sentPrompt,
		isTyped,
		hasResult,
		canAccept: props.canAccept ?? true,
		isDisabled: props.isDisabled ?? false,
		canSendEmpty: props.emptyLabel !== undefined,
		canClose: !! props.onClose,
		canContinue: !! cutOff && canHelp( cutOff.problem ),
		canUndo: !! props.onUndo,
	} );
	return (
		<PromptControl
			{ ...props }
			variant={ props.variant ?? 'block' }
			offered={ offered }
			labels={ labelsOf( props ) }
			status={ cutOff ? __( 'Stopped early', 'slipstream' ) : undefined }
			views={
				<ResultViews
					versions={ props.versions }
					changes={ props.changes }
				/>
			}
			onChange={ ( next ) => {
				setIsTyped( true );
				props.onChange( next );
			} }
			handlers={ {
				generate: settle( props.onSend ),
				stop: props.onStop,
				cancel: hasResult
					? settle( () => props.onChange( sentPrompt ) )
					: props.onClose,
				continue: cutOff?.onContinue,
				accept: props.onAccept,
				discard: props.onDiscard,
				regenerate: props.onRegenerate,
				undo: props.onUndo,
			} }
		/>
	);
}

import { useMergeRefs } from '@wordpress/compose';
import { useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { ActionButton } from './action-button';
import { isBusy } from '@slipstream/ai-client';
import { ControlShell } from './control-shell';
import { handleKeys } from './handle-keys';
import { PromptField } from './prompt-field';
import type { AiAction, OfferedAction } from './actions';
import type { RequestingState } from '@slipstream/ai-client';
import type { AriaAttributes, ReactNode, Ref } from 'react';

/** What every prompt control shows. */
export interface PromptProps {
	/** What stands in the field. */
	prompt: string;
	state: RequestingState;
	label?: string;
	placeholder?: string;
	banner?: ReactNode;
	footer?: ReactNode;
	inputRef?: Ref< HTMLTextAreaElement >;
	/** What can be chosen instead of typing, and what the field has to do with it. */
	list?: ReactNode;
	fieldProps?: AriaAttributes;
	onChange: ( prompt: string ) => void;
}

interface Props extends PromptProps {
	variant: 'block' | 'inline';
	offered: readonly OfferedAction[];
	/** Other words for actions. */
	labels: Partial< Record< AiAction, string > >;
	handlers: Partial< Record< AiAction, () => void > >;
}

/** A field and the actions on offer, by buttons and keys. */
export function PromptControl( props: Props ) {
	const { prompt, state, offered, labels, handlers, inputRef } = props;
	const input = useRef< HTMLTextAreaElement >( null );
	const mergedRef = useMergeRefs(
		inputRef ? [ input, inputRef ] : [ input ]
	);
	const act = ( action: AiAction ) => {
		if ( action !== 'accept' ) {
			// The pressed button may be gone in a moment; the field stays.
			input.current?.focus();
		}
		handlers[ action ]?.();
	};
	return (
		<ControlShell
			variant={ props.variant }
			state={ state }
			banner={ props.banner }
			footer={ props.footer }
			list={ props.list }
			onKeyDown={ handleKeys( offered, act ) }
			field={
				<PromptField
					inputRef={ mergedRef }
					fieldProps={ props.fieldProps }
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
					label={ labels[ action ] }
					isMain={ index === 0 }
					isEnabled={ isEnabled }
					onClick={ () => act( action ) }
				/>
			) ) }
		/>
	);
}

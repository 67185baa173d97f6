import { useMergeRefs } from '@wordpress/compose';
import { useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { ActionButton } from './action-button';
import { isAboutResult } from './actions';
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
	/** What is to be known of the result before anything is done with it. */
	status?: string;
	offered: readonly OfferedAction[];
	/** Other words for actions. */
	labels: Partial< Record< AiAction, string > >;
	handlers: Partial< Record< AiAction, () => void > >;
	/** Ways to look at the result. */
	views: ReactNode;
}

/** Does what a button or a key asks for. */
function useAct(
	handlers: Props[ 'handlers' ],
	inputRef: PromptProps[ 'inputRef' ]
) {
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
	return [ mergedRef, act ] as const;
}

/** A field and the actions on offer, by buttons and keys. */
export function PromptControl( props: Props ) {
	const { prompt, state, status, offered, labels, handlers, views } = props;
	const [ inputRef, act ] = useAct( handlers, props.inputRef );
	const buttons = offered.map( ( { action, isEnabled }, index ) => (
		<ActionButton
			key={ action }
			action={ action }
			label={ labels[ action ] }
			isMain={ index === 0 }
			isEnabled={ isEnabled }
			onClick={ () => act( action ) }
		/>
	) );
	const hasResult = offered.some( ( { action } ) => isAboutResult( action ) );
	return (
		<ControlShell
			variant={ props.variant }
			state={ state }
			banner={ props.banner }
			result={
				hasResult && (
					<>
						{ status && <b>{ status }</b> }
						{ buttons }
						{ views }
					</>
				)
			}
			footer={ props.footer }
			list={ props.list }
			onKeyDown={ handleKeys( offered, act ) }
			field={
				<PromptField
					inputRef={ inputRef }
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
			actions={ ! hasResult && buttons }
		/>
	);
}

import type { AriaAttributes, Ref } from 'react';

interface Props {
	label: string;
	placeholder: string;
	value: string;
	isReadOnly: boolean;
	inputRef?: Ref< HTMLTextAreaElement >;
	/** What it has to do with a list below. */
	fieldProps?: AriaAttributes;
	onChange: ( value: string ) => void;
}

/**
 * A text field of one line that grows with its text. An invisible twin in the same grid cell gives it its height, so nothing is measured.
 */
export function PromptField( {
	label,
	placeholder,
	value,
	isReadOnly,
	inputRef,
	fieldProps,
	onChange,
}: Props ) {
	return (
		<div className="slipstream-ai-control__field" data-text={ value }>
			<textarea
				ref={ inputRef }
				className="slipstream-ai-control__input"
				rows={ 1 }
				{ ...fieldProps }
				aria-label={ label }
				placeholder={ placeholder }
				value={ value }
				readOnly={ isReadOnly }
				onChange={ ( event ) => onChange( event.target.value ) }
			/>
		</div>
	);
}

import { TextControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { nameProblem, useTakenNames } from '../use-field-name';

interface Props {
	clientId: string;
	value: string;
	onChange: ( name: string | undefined ) => void;
}

/** The name under which a field's answers are sent and kept; what would lose answers is not taken over. */
export function NameControl( { clientId, value, onChange }: Props ) {
	const taken = useTakenNames( clientId );
	const [ draft, setDraft ] = useState< string >();
	const problem = nameProblem( draft ?? value, taken );
	return (
		<TextControl
			__nextHasNoMarginBottom
			__next40pxDefaultSize
			label={ __( 'Field name', 'slipstream' ) }
			value={ draft ?? value }
			aria-invalid={ !! problem }
			help={
				problem ? (
					<span role="alert">{ problem }</span>
				) : (
					__(
						'Values are sent and saved under this name. If empty, the label is used.',
						'slipstream'
					)
				)
			}
			onChange={ ( name ) => {
				const isWrong = !! nameProblem( name, taken );
				setDraft( isWrong ? name : undefined );
				if ( ! isWrong ) {
					onChange( name || undefined );
				}
			} }
			onBlur={ () => setDraft( undefined ) }
		/>
	);
}

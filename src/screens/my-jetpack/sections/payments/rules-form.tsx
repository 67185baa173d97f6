import { TextControl, ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { paymentsSettings } from '@slipstream/site-settings';
import { Form, SettingsForm, useValuesForm } from '@slipstream/ui';
import type { PaymentsSettings } from '@slipstream/site-settings';
import type { SettingsFormProps } from '@slipstream/ui';

const YEARS = 'slipstream_payments_retention_years';
const DELETE = 'slipstream_payments_delete_data';
const NAMES = [ YEARS, DELETE ] as const;

type Rules = Pick< PaymentsSettings, ( typeof NAMES )[ number ] >;

function Fields( { saved, save }: SettingsFormProps< Rules > ) {
	const form = useValuesForm( { saved, save } );
	const { draft, change, messages } = form;
	const { minimum, maximum } = paymentsSettings[ YEARS ].limits;
	return (
		<Form form={ form } saveLabel={ __( 'Save rules', 'slipstream' ) }>
			<h3>{ __( 'Rules', 'slipstream' ) }</h3>
			<TextControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				type="number"
				min={ minimum }
				max={ maximum }
				label={ paymentsSettings[ YEARS ].label }
				help={
					messages[ YEARS ] || paymentsSettings[ YEARS ].description
				}
				aria-invalid={ !! messages[ YEARS ] }
				value={ String( draft[ YEARS ] ) }
				onChange={ ( value ) =>
					change( { [ YEARS ]: Number( value ) } )
				}
			/>
			<ToggleControl
				__nextHasNoMarginBottom
				label={ paymentsSettings[ DELETE ].label }
				help={ paymentsSettings[ DELETE ].description }
				checked={ draft[ DELETE ] }
				onChange={ ( value ) => change( { [ DELETE ]: value } ) }
			/>
		</Form>
	);
}

/** What holds for all payments. */
export const RulesForm = () => (
	<SettingsForm< Rules > names={ NAMES } Form={ Fields } />
);

import { __ } from '@wordpress/i18n';
import { FieldEdit, Toggle } from '@slipstream/forms';
import type { FieldSettingsProps, PartProps } from '@slipstream/forms';

/** The attribute is a text, as forms have always saved it. */
const Settings = ( { values, set }: FieldSettingsProps ) => (
	<Toggle
		values={ { isChecked: values.defaultValue === 'true' } }
		set={ ( { isChecked } ) =>
			set( { defaultValue: isChecked ? 'true' : undefined } )
		}
		name="isChecked"
		label={ __( 'Checked by default', 'slipstream' ) }
	/>
);

export default function Edit( props: PartProps ) {
	return <FieldEdit { ...props } Settings={ Settings } />;
}

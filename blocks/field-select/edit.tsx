import { __ } from '@wordpress/i18n';
import { Choice, FieldEdit } from '@slipstream/forms';
import type { FieldSettingsProps, PartProps } from '@slipstream/forms';

const Settings = ( { values, set }: FieldSettingsProps ) => (
	<Choice
		values={ values }
		set={ ( { defaultValue } ) =>
			set( { defaultValue: defaultValue || undefined } )
		}
		name="defaultValue"
		label={ __( 'Default value', 'slipstream' ) }
		options={ [
			[ '', __( 'None', 'slipstream' ) ],
			...[ ...new Set( ( values.options ?? [] ) as string[] ) ]
				.filter( Boolean )
				.map( ( option ): [ string, string ] => [ option, option ] ),
		] }
	/>
);

export default function Edit( props: PartProps ) {
	return <FieldEdit { ...props } Settings={ Settings } />;
}

import { __ } from '@wordpress/i18n';
import { Choice, FieldEdit } from '@slipstream/forms';
import type { FieldSettingsProps, PartProps } from '@slipstream/forms';

/** What can be chosen, each once. A post may hold anything. */
const optionsOf = ( { options }: FieldSettingsProps[ 'values' ] ): string[] =>
	Array.isArray( options )
		? [ ...new Set( options ) ].filter(
				( option ) => typeof option === 'string' && option !== ''
			)
		: [];

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
			...optionsOf( values ).map( ( option ): [ string, string ] => [
				option,
				option,
			] ),
		] }
	/>
);

export default function Edit( props: PartProps ) {
	return <FieldEdit { ...props } Settings={ Settings } />;
}

import { __ } from '@wordpress/i18n';
import { FieldEdit, Text, Toggle } from '@slipstream/forms';
import type { FieldSettingsProps, PartProps } from '@slipstream/forms';

function Settings( { values, set }: FieldSettingsProps ) {
	const props = { values, set };
	return (
		<>
			<Toggle
				{ ...props }
				name="showCountrySelector"
				label={ __( 'Ask for the country', 'slipstream' ) }
			/>
			{ !! values.showCountrySelector && (
				<>
					<Text
						{ ...props }
						set={ ( { default: code } ) =>
							set( {
								default: code
									? String( code ).toUpperCase().slice( 0, 2 )
									: undefined,
							} )
						}
						name="default"
						label={ __( 'Default country', 'slipstream' ) }
						help={ __(
							'Two letters, such as US or DE.',
							'slipstream'
						) }
					/>
					<Text
						{ ...props }
						name="searchPlaceholder"
						label={ __( 'Search placeholder', 'slipstream' ) }
					/>
				</>
			) }
		</>
	);
}

export default function Edit( props: PartProps ) {
	return <FieldEdit { ...props } Settings={ Settings } />;
}

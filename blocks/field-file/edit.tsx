import { FormTokenField, RangeControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { FieldEdit } from '@slipstream/forms';
import { formsChoices } from '@slipstream/site-settings';
import type { FieldSettingsProps, PartProps } from '@slipstream/forms';

const Settings = ( { values, set }: FieldSettingsProps ) => (
	<>
		<FormTokenField
			__nextHasNoMarginBottom
			__next40pxDefaultSize
			label={ __( 'File types', 'slipstream' ) }
			value={
				Array.isArray( values.filetypes )
					? values.filetypes.filter(
							( type ) => typeof type === 'string'
						)
					: []
			}
			suggestions={ Object.keys( formsChoices.fileTypes ) }
			onChange={ ( tokens ) => {
				const types = tokens
					.map( ( token ) =>
						String( token )
							.toLowerCase()
							.replace( /[^a-z0-9]/g, '' )
					)
					.filter( Boolean );
				set( {
					filetypes: types.length
						? [ ...new Set( types ) ]
						: undefined,
				} );
			} }
		/>
		<RangeControl
			__nextHasNoMarginBottom
			__next40pxDefaultSize
			label={ __( 'Maximum number of files', 'slipstream' ) }
			min={ 1 }
			max={ 10 }
			value={ Number( values.maxfiles ) || 1 }
			onChange={ ( count ) => set( { maxfiles: count } ) }
		/>
	</>
);

export default function Edit( props: PartProps ) {
	return <FieldEdit { ...props } Settings={ Settings } />;
}

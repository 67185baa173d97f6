import { RadioControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useSettings } from '@slipstream/data';
import { mapSettings } from '@slipstream/site-settings';
import { Form, ResourceContent, useValuesForm } from '@slipstream/ui';
import { Fields } from './fields';
import { NAMES, PROVIDER, PROVIDERS } from './draft';
import './maps.scss';
import type { SettingsFormProps } from '@slipstream/ui';
import type { FieldsProps } from './fields';
import type { MapSettings, Provider, TextName } from './draft';

const SEARCH: readonly TextName[] = [ 'slipstream_map_search' ];

/** What is wrong the server says: it asks Mapbox, and reads the key. */
const noMessages = () => ( {} );

/** Who gives the maps. */
function ProviderChoice( { form }: Pick< FieldsProps, 'form' > ) {
	return (
		<RadioControl
			label={ mapSettings[ PROVIDER ].label }
			options={ ( Object.keys( PROVIDERS ) as Provider[] ).map(
				( value ) => ( {
					value,
					label: PROVIDERS[ value ].label,
					description: PROVIDERS[ value ].help,
				} )
			) }
			selected={ form.draft[ PROVIDER ] }
			onChange={ ( value ) =>
				form.change( { [ PROVIDER ]: value as Provider } )
			}
		/>
	);
}

function MapsForm( {
	saved,
	save,
	...rest
}: SettingsFormProps< MapSettings > & Omit< FieldsProps, 'form' > ) {
	const form = useValuesForm( { saved, save, validate: noMessages } );
	const chosen = form.draft[ PROVIDER ];
	/** What the server has refused is shown, whoever was chosen meanwhile. */
	const isShown = ( provider: Provider ) =>
		provider === chosen ||
		PROVIDERS[ provider ].names.some( ( name ) => form.messages[ name ] );
	return (
		<Form
			form={ form }
			className="slipstream-maps"
			saveLabel={ __( 'Save maps', 'slipstream' ) }
		>
			<ProviderChoice form={ form } />
			{ ( Object.keys( PROVIDERS ) as Provider[] )
				.filter( isShown )
				.map( ( provider ) => (
					<fieldset key={ provider }>
						<legend>{ PROVIDERS[ provider ].label }</legend>
						<Fields
							{ ...rest }
							form={ form }
							names={ PROVIDERS[ provider ].names }
						/>
					</fieldset>
				) ) }
			{ ( chosen !== 'mapbox' || form.messages[ SEARCH[ 0 ] ?? '' ] ) && (
				<fieldset>
					<legend>{ __( 'Search for places', 'slipstream' ) }</legend>
					<Fields { ...rest } form={ form } names={ SEARCH } />
				</fieldset>
			) }
		</Form>
	);
}

/** Who gives the maps of the map block, and by which key. */
export function MapsPanel() {
	const settings = useSettings< MapSettings >( NAMES );
	return (
		<ResourceContent resource={ settings } lines={ 8 }>
			{ ( saved ) => (
				<MapsForm
					saved={ saved }
					save={ settings.save }
					secrets={ settings.secrets }
					fixed={ settings.fixed }
				/>
			) }
		</ResourceContent>
	);
}

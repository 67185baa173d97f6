import { ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useSettings } from '@slipstream/data';
import { embedsSettings } from '@slipstream/site-settings';
import type { EmbedsSettings } from '@slipstream/site-settings';
import { Form, ResourceContent, useValuesForm } from '@slipstream/ui';
import type { SettingsFormProps } from '@slipstream/ui';

const SETTING = 'slipstream_embed_consent';

type ConsentSettings = Pick< EmbedsSettings, typeof SETTING >;

function ConsentForm( { saved, save }: SettingsFormProps< ConsentSettings > ) {
	const form = useValuesForm( { saved, save } );
	return (
		<Form form={ form } saveLabel={ __( 'Save embeds', 'slipstream' ) }>
			<ToggleControl
				__nextHasNoMarginBottom
				label={ embedsSettings[ SETTING ].label }
				help={ embedsSettings[ SETTING ].description }
				checked={ form.draft[ SETTING ] }
				onChange={ ( next ) => form.change( { [ SETTING ]: next } ) }
			/>
		</Form>
	);
}

/** Whether content of other servers waits until a visitor wants it. */
export function EmbedConsent() {
	const settings = useSettings< ConsentSettings >( [ SETTING ] );
	return (
		<section>
			<h3>{ __( 'Embedded content', 'slipstream' ) }</h3>
			<ResourceContent resource={ settings }>
				{ ( saved ) => (
					<ConsentForm saved={ saved } save={ settings.save } />
				) }
			</ResourceContent>
		</section>
	);
}

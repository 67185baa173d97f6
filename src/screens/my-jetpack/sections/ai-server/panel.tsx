import { Button, TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useResource } from '@slipstream/data';
import type { Resource } from '@slipstream/data';
import { Form, ResourceContent, useForm } from '@slipstream/ui';
import { Answering, ROUTE } from './summary';
import type { AiSettings } from './types';

/** What the form holds. The key is empty until a new one is typed. */
interface Draft {
	base_url: string;
	model: string;
	api_key: string;
}

const toDraft = ( settings: AiSettings ): Draft => ( {
	base_url: settings.base_url,
	model: settings.model,
	api_key: '',
} );

/** Only what has changed: what is fixed elsewhere must not be sent. */
const toBody = ( draft: Draft, settings: AiSettings ): Partial< Draft > => ( {
	...( draft.base_url !== settings.base_url && { base_url: draft.base_url } ),
	...( draft.model !== settings.model && { model: draft.model } ),
	...( draft.api_key !== '' && { api_key: draft.api_key } ),
} );

const common = {
	__next40pxDefaultSize: true,
	__nextHasNoMarginBottom: true,
} as const;

function keyHelp( { has_key: hasKey, locked }: AiSettings ): string {
	if ( locked.api_key ) {
		return __( 'Set in wp-config.php or the environment.', 'slipstream' );
	}
	return hasKey
		? __(
				'A key is stored, encrypted. Type a new one to replace it.',
				'slipstream'
			)
		: __(
				'Servers on your own machine often need none. Stored encrypted, never shown.',
				'slipstream'
			);
}

function fixedHelp( isLocked: boolean, help: string ): string {
	return isLocked ? __( 'Set in wp-config.php.', 'slipstream' ) : help;
}

interface Props {
	settings: AiSettings;
	save: Resource< AiSettings >[ 'save' ];
}

/** Address, model and key of the AI server. */
function AiServerForm( { settings, save }: Props ) {
	const form = useForm( { saved: settings, save, toDraft, toBody } );
	const { draft, change, isSaving } = form;
	const { locked, has_key: hasKey } = settings;
	return (
		<Form
			form={ form }
			saveLabel={ __( 'Save', 'slipstream' ) }
			actions={
				hasKey &&
				! locked.api_key && (
					<Button
						variant="tertiary"
						isDestructive
						disabled={ isSaving }
						onClick={ () => void form.save( { api_key: '' } ) }
					>
						{ __( 'Remove key', 'slipstream' ) }
					</Button>
				)
			}
		>
			<TextControl
				{ ...common }
				type="url"
				label={ __( 'Address', 'slipstream' ) }
				help={ fixedHelp(
					locked.base_url,
					__(
						'Of any server that speaks the OpenAI API, such as http://127.0.0.1:11434/v1 for Ollama.',
						'slipstream'
					)
				) }
				value={ draft.base_url }
				onChange={ ( value ) => change( { base_url: value } ) }
				readOnly={ locked.base_url }
			/>
			<TextControl
				{ ...common }
				label={ __( 'Model', 'slipstream' ) }
				help={ fixedHelp(
					locked.model,
					__( 'Empty lets the server choose.', 'slipstream' )
				) }
				value={ draft.model }
				onChange={ ( value ) => change( { model: value } ) }
				readOnly={ locked.model }
			/>
			<TextControl
				{ ...common }
				type="password"
				autoComplete="new-password"
				label={ __( 'Key', 'slipstream' ) }
				help={ keyHelp( settings ) }
				value={ draft.api_key }
				onChange={ ( value ) => change( { api_key: value } ) }
				readOnly={ locked.api_key }
			/>
		</Form>
	);
}

/** Which server answers AI requests, and the way to name another. */
export function AiServerPanel() {
	const resource = useResource< AiSettings >( ROUTE );
	return (
		<ResourceContent resource={ resource }>
			{ ( settings ) => (
				<>
					<Answering settings={ settings } />
					<AiServerForm
						settings={ settings }
						save={ resource.save }
					/>
				</>
			) }
		</ResourceContent>
	);
}

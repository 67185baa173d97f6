import { Button, TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { Form, ResourceContent, useForm } from '@slipstream/ui';
import type { Settings } from '@slipstream/data';
import type { SettingsFormProps } from '@slipstream/ui';
import { useAiSettings } from '../../ai-settings';
import { Answering } from './summary';
import type { AiSettings, AiStatus } from '../../ai-settings';

const NAMES = [
	'slipstream_ai_base_url',
	'slipstream_ai_model',
	'slipstream_ai_api_key',
] as const;
type ServerSettings = Pick< AiSettings, ( typeof NAMES )[ number ] >;

/** The form holds the settings as they are: of the key nothing until a new one is typed. */
const same = ( settings: ServerSettings ) => settings;

function keyHelp( hasKey: boolean, isFixed: boolean ): string {
	if ( isFixed ) {
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

function fixedHelp( isFixed: boolean, help: string ): string {
	return isFixed ? __( 'Set in wp-config.php.', 'slipstream' ) : help;
}

interface Props
	extends
		SettingsFormProps< ServerSettings >,
		Pick< Settings< ServerSettings >, 'secrets' | 'fixed' > {
	status: AiStatus;
}

/** Address, model and key of the AI server. */
function AiServerForm( { saved, save, status, secrets, fixed }: Props ) {
	const form = useForm( { saved, save, toDraft: same, toBody: same } );
	const { draft, change, messages, isSaving } = form;
	const hasKey = secrets.slipstream_ai_api_key === true;
	const isFixed = ( name: keyof ServerSettings ) => name in fixed;
	const field = ( name: keyof ServerSettings, help: string ) => ( {
		__next40pxDefaultSize: true,
		__nextHasNoMarginBottom: true,
		help: messages[ name ] || help,
		'aria-invalid': !! messages[ name ],
		readOnly: isFixed( name ),
		value: draft[ name ],
		onChange: ( value: string ) => change( { [ name ]: value } ),
	} );
	return (
		<Form
			form={ form }
			saveLabel={ __( 'Save', 'slipstream' ) }
			actions={
				hasKey &&
				! isFixed( 'slipstream_ai_api_key' ) && (
					<Button
						variant="tertiary"
						isDestructive
						disabled={ isSaving }
						onClick={ () =>
							void form.save( { slipstream_ai_api_key: '' } )
						}
					>
						{ __( 'Remove key', 'slipstream' ) }
					</Button>
				)
			}
		>
			<TextControl
				{ ...field(
					'slipstream_ai_base_url',
					fixedHelp(
						isFixed( 'slipstream_ai_base_url' ),
						__(
							'Of any server that speaks the OpenAI API, such as http://127.0.0.1:11434/v1 for Ollama.',
							'slipstream'
						)
					)
				) }
				type="url"
				label={ __( 'Address', 'slipstream' ) }
				placeholder={ status.base_url }
			/>
			<TextControl
				{ ...field(
					'slipstream_ai_model',
					fixedHelp(
						isFixed( 'slipstream_ai_model' ),
						__( 'Empty lets the server choose.', 'slipstream' )
					)
				) }
				label={ __( 'Model', 'slipstream' ) }
				placeholder={ status.model }
			/>
			<TextControl
				{ ...field(
					'slipstream_ai_api_key',
					keyHelp( hasKey, isFixed( 'slipstream_ai_api_key' ) )
				) }
				type="password"
				autoComplete="new-password"
				label={ __( 'Key', 'slipstream' ) }
			/>
		</Form>
	);
}

/** Which server answers AI requests, and the way to name another. */
export function AiServerPanel() {
	const { resource, settings, status } = useAiSettings( NAMES );
	const save = async ( changes: Partial< ServerSettings > ) => {
		try {
			await settings.save( changes );
		} finally {
			// Another server answers now, perhaps: some is stored also where some is refused.
			await status.reload();
		}
	};
	return (
		<ResourceContent resource={ resource }>
			{ ( data ) => (
				<>
					<Answering status={ data.status } />
					<AiServerForm
						{ ...data }
						save={ save }
						secrets={ settings.secrets }
						fixed={ settings.fixed }
					/>
				</>
			) }
		</ResourceContent>
	);
}

import { Button, Notice, TextControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { aiSettings } from '@slipstream/site-settings';
import { Form, ResourceContent, useForm } from '@slipstream/ui';
import type { ComponentProps } from 'react';
import type { Settings } from '@slipstream/data';
import type { AiSettings } from '@slipstream/site-settings';
import type { SettingsFormProps } from '@slipstream/ui';
import { useAiSettings } from '../../ai-settings';
import { includedSentence, providerOfPage } from '../../provider';
import { addressHelp, keyHelp, modelHelp } from './help';
import { isOtherServer } from './origin';
import { StreamTest } from '../../stream-test';
import { Answering } from './summary';
import type { AiStatus } from '../../ai-settings';

const NAMES = [
	'slipstream_ai_base_url',
	'slipstream_ai_model',
	'slipstream_ai_api_key',
] as const;
type Name = ( typeof NAMES )[ number ];
type ServerSettings = Pick< AiSettings, Name >;

/** The form holds the settings as they are: of the key nothing until a new one is typed. */
const same = ( settings: ServerSettings ) => settings;

/** Says before saving that a key does not go to another server. */
function KeyNotice() {
	return (
		<Notice status="warning" isDismissible={ false } spokenMessage={ null }>
			{ __(
				'The stored key belongs to the previous server and will be removed. Enter a key if the new server needs one.',
				'slipstream'
			) }
		</Notice>
	);
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
	const canRemoveKey = hasKey && ! fixed.slipstream_ai_api_key;
	const before = saved.slipstream_ai_base_url;
	const losesKey =
		canRemoveKey &&
		! draft.slipstream_ai_api_key &&
		isOtherServer( before, draft.slipstream_ai_base_url );
	const field = ( name: Name, help: string ) => ( {
		label: aiSettings[ name ].label,
		__next40pxDefaultSize: true,
		__nextHasNoMarginBottom: true,
		help: messages[ name ] || help,
		'aria-invalid': !! messages[ name ],
		readOnly: name in fixed,
		value: draft[ name ],
		onChange: ( value: string ) => change( { [ name ]: value } ),
	} );
	const removeButton = ( name: Name, label: string ) => (
		<Button
			variant="tertiary"
			isDestructive
			disabled={ isSaving }
			onClick={ () => void form.save( { [ name ]: '' } ) }
		>
			{ label }
		</Button>
	);
	return (
		<Form
			form={ form }
			saveLabel={ __( 'Save', 'slipstream' ) }
			isFixed={ NAMES.every( ( name ) => name in fixed ) }
			actions={
				<>
					{ fixed.slipstream_ai_base_url === 'locked' &&
						before &&
						removeButton(
							'slipstream_ai_base_url',
							__( 'Remove address', 'slipstream' )
						) }
					{ canRemoveKey &&
						removeButton(
							'slipstream_ai_api_key',
							__( 'Remove key', 'slipstream' )
						) }
				</>
			}
		>
			<TextControl
				{ ...field(
					'slipstream_ai_base_url',
					addressHelp( fixed.slipstream_ai_base_url, before )
				) }
				type="url"
				placeholder={ status.base_url }
			/>
			<div role="status">{ losesKey && <KeyNotice /> }</div>
			<TextControl
				{ ...field(
					'slipstream_ai_model',
					modelHelp( fixed.slipstream_ai_model )
				) }
				placeholder={ status.model }
			/>
			<TextControl
				{ ...field(
					'slipstream_ai_api_key',
					keyHelp( fixed.slipstream_ai_api_key, hasKey )
				) }
				type="password"
				autoComplete="new-password"
			/>
		</Form>
	);
}

/** Shows that what is saved works. */
function TestPart( test: ComponentProps< typeof StreamTest > ) {
	return (
		<section className="slipstream-ai-server__test">
			<h3>{ __( 'Test', 'slipstream' ) }</h3>
			<p className="slipstream-ui-muted">
				{ __(
					'Asks the saved server to write one line. This counts as a request.',
					'slipstream'
				) }
			</p>
			<StreamTest { ...test } />
		</section>
	);
}

/** Which server answers AI requests, and the way to name another. */
export function AiServerPanel() {
	const { resource, settings, status } = useAiSettings( NAMES );
	const [ isSaving, setIsSaving ] = useState( false );
	const save = async ( changes: Partial< ServerSettings > ) => {
		setIsSaving( true );
		try {
			await settings.save( changes );
		} finally {
			// Another server answers now, perhaps: some is stored also where some is refused.
			await status.reload();
			setIsSaving( false );
		}
	};
	return (
		<ResourceContent resource={ resource }>
			{ ( data ) => (
				<>
					<Answering status={ data.status } />
					{ providerOfPage().isOwn && <p>{ includedSentence() }</p> }
					<AiServerForm
						{ ...data }
						save={ save }
						secrets={ settings.secrets }
						fixed={ settings.fixed }
					/>
					{ data.status.engine !== 'none' &&
						data.status.is_enabled && (
							<TestPart
								streams={ data.status.streams }
								isWaiting={ isSaving }
							/>
						) }
				</>
			) }
		</ResourceContent>
	);
}

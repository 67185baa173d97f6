import { Button, Notice, TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { aiSettings } from '@slipstream/site-settings';
import { Form, useForm } from '@slipstream/ui';
import type { Settings } from '@slipstream/data';
import type { AiSettings } from '@slipstream/site-settings';
import type { SettingsFormProps } from '@slipstream/ui';
import { addressHelp, keyHelp, modelHelp } from './help';
import { ModelField } from './model-field';
import { MORE_MODELS, MoreModelFields } from './more-models';
import { isOtherServer } from './origin';
import { REACHED_WITH } from './server-test';
import { useTestedSave } from './use-tested-save';
import type { AiStatus } from '../../ai-settings';

export const NAMES = [ ...REACHED_WITH, ...MORE_MODELS ] as const;
type Name = ( typeof NAMES )[ number ];
export type ServerSettings = Pick< AiSettings, Name >;

/** The form holds these settings as they are: of the key nothing until a new one is typed. */
const same = ( {
	slipstream_ai_enabled: _,
	...own
}: ServerSettings & { slipstream_ai_enabled?: boolean } ): ServerSettings =>
	own;

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

type Site = Pick< Settings< ServerSettings >, 'secrets' | 'fixed' >;

interface Props extends SettingsFormProps< ServerSettings >, Site {
	status: AiStatus;
}

/** The form, and what goes with it: saving tries the server first. */
function useServerForm( { saved, save, secrets, fixed, status }: Props ) {
	const hasKey = secrets.slipstream_ai_api_key === true;
	const test = useTestedSave( { save, fixed, hasKey } );
	const form = useForm( {
		saved,
		save: test.testedSave,
		toDraft: same,
		toBody: same,
	} );
	const { draft, change, messages } = form;
	test.setDraft( draft );
	const canRemoveKey = hasKey && ! fixed.slipstream_ai_api_key;
	const isOther = isOtherServer(
		saved.slipstream_ai_base_url,
		draft.slipstream_ai_base_url
	);
	const known = isOther ? [] : status.test.models;
	return {
		form,
		hasKey,
		canRemoveKey,
		losesKey: canRemoveKey && ! draft.slipstream_ai_api_key && isOther,
		models: test.models ?? known,
		/** Stores one setting without a test: something is taken away. */
		remove: ( name: Name ) => {
			test.skipTest();
			void form.save( { [ name ]: '' } );
		},
		saveAnyway:
			test.hasFailed && ! form.isSaving ? test.skipTest : undefined,
		field: ( name: Name, help: string ) => ( {
			label: aiSettings[ name ].label,
			__next40pxDefaultSize: true as const,
			__nextHasNoMarginBottom: true as const,
			help: messages[ name ] || help,
			'aria-invalid': !! messages[ name ],
			readOnly: name in fixed,
			value: draft[ name ],
			onChange: ( value: string ) => {
				test.forgetFailure();
				change( { [ name ]: value } );
			},
		} ),
	};
}

type ServerForm = ReturnType< typeof useServerForm >;

interface ActionsProps extends Pick<
	ServerForm,
	'canRemoveKey' | 'remove' | 'saveAnyway' | 'form'
> {
	/** Whether an address stands there that is not used. */
	hasUnused: boolean;
}

/** What can be done beside saving. */
function Actions( {
	form: { isSaving },
	canRemoveKey,
	hasUnused,
	remove,
	saveAnyway,
}: ActionsProps ) {
	const removeButton = ( name: Name, label: string ) => (
		<Button
			variant="tertiary"
			isDestructive
			disabled={ isSaving }
			onClick={ () => remove( name ) }
		>
			{ label }
		</Button>
	);
	return (
		<>
			{ saveAnyway && (
				<Button
					variant="secondary"
					type="submit"
					onClick={ saveAnyway }
				>
					{ __( 'Save anyway', 'slipstream' ) }
				</Button>
			) }
			{ hasUnused &&
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
	);
}

/** Address, model and key of the AI server, and its other models. */
export function AiServerForm( props: Props ) {
	const { saved, status, fixed } = props;
	const server = useServerForm( props );
	const { form, field, models, hasKey } = server;
	const before = saved.slipstream_ai_base_url;
	return (
		<Form
			form={ form }
			saveLabel={ __( 'Save', 'slipstream' ) }
			isFixed={ NAMES.every( ( name ) => name in fixed ) }
			actions={
				<Actions
					{ ...server }
					hasUnused={
						fixed.slipstream_ai_base_url === 'locked' &&
						before !== ''
					}
				/>
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
			<div role="status">{ server.losesKey && <KeyNotice /> }</div>
			<ModelField
				{ ...field(
					'slipstream_ai_model',
					modelHelp( fixed.slipstream_ai_model, models.length > 0 )
				) }
				models={ models }
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
			<MoreModelFields
				field={ ( name ) =>
					field( name, aiSettings[ name ].description )
				}
				models={ models }
				isOpen={ MORE_MODELS.some( ( name ) => saved[ name ] !== '' ) }
			/>
			<p className="slipstream-ui-muted">
				{ __(
					'Saving tests the server first: it asks for the list of models and for one word. That counts as a request.',
					'slipstream'
				) }
			</p>
		</Form>
	);
}

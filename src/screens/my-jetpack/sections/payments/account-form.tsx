import { Button, SelectControl, TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useSettings } from '@slipstream/data';
import { PluginError, toPluginError } from '@slipstream/errors';
import { paymentsSettings } from '@slipstream/site-settings';
import {
	Form,
	ResourceContent,
	SecretField,
	useConfirm,
	useValuesForm,
} from '@slipstream/ui';
import type { Settings } from '@slipstream/data';
import type { PaymentsSettings } from '@slipstream/site-settings';
import type { FormState, SettingsFormProps } from '@slipstream/ui';
import type { AccountsState, Mode } from './accounts';
import type { Credential, CredentialName, ModeName, Service } from './service';

type Account = Pick< PaymentsSettings, ModeName | CredentialName >;
type Known = Pick< Settings< Account >, 'secrets' | 'fixed' >;
type Props = SettingsFormProps< Account > & Known & { service: Service };

const MODES: readonly Mode[] = [ 'test', 'live' ];

const namesOf = ( { credentials }: Service, mode: Mode ) =>
	credentials
		.filter( ( one ) => one.mode === mode )
		.map( ( { name } ) => name );

/** Whether a setting has a value, also one that is never shown. */
const isThere = (
	name: CredentialName,
	values: Account,
	{ secrets, fixed }: Known
) => !! values[ name ] || secrets[ name ] === true || name in fixed;

/** What is asked for beside something that was entered. A secret goes with its client ID: another app has another one. */
function missingOf( service: Service, draft: Account, known: Known ) {
	const { missing } = service.texts();
	return Object.fromEntries(
		MODES.flatMap( ( mode ) => {
			const names = namesOf( service, mode );
			const isTyped = names.some( ( name ) => draft[ name ] );
			return isTyped
				? names
						.filter( ( name ) => ! isThere( name, draft, known ) )
						.map( ( name ) => [ name, missing[ name ] ?? '' ] )
				: [];
		} )
	);
}

interface FieldProps {
	credential: Credential;
	form: FormState< Account, Account >;
	known: Known;
}

function Field( { credential: { name, isSecret }, form, known }: FieldProps ) {
	const { draft, change, messages } = form;
	const { label, limits } = paymentsSettings[ name ];
	const { description } = paymentsSettings[ name ];
	const shared = {
		label,
		maxLength: limits.maxLength,
		value: draft[ name ],
		onChange: ( value: string ) => change( { [ name ]: value } ),
	};
	return isSecret ? (
		<SecretField
			{ ...shared }
			description={ description }
			message={ messages[ name ] }
			isFixed={ name in known.fixed }
			isStored={ known.secrets[ name ] === true }
		/>
	) : (
		<TextControl
			__next40pxDefaultSize
			__nextHasNoMarginBottom
			{ ...shared }
			autoComplete="off"
			spellCheck={ false }
			help={
				messages[ name ] ||
				( name in known.fixed
					? __(
							'Set in wp-config.php or the environment.',
							'slipstream'
						)
					: description )
			}
			aria-invalid={ !! messages[ name ] }
			readOnly={ name in known.fixed }
		/>
	);
}

interface RemoveProps {
	label: string;
	question: string;
	remove: () => void;
}

/** Takes what is stored away, after a question. */
function Remove( { label, question, remove }: RemoveProps ) {
	const confirm = useConfirm();
	const ask = async () => {
		const isAgreed = await confirm( {
			message: question,
			confirmLabel: label,
		} );
		if ( isAgreed ) {
			remove();
		}
	};
	return (
		<Button
			__next40pxDefaultSize
			variant="tertiary"
			isDestructive
			onClick={ () => void ask() }
		>
			{ label }
		</Button>
	);
}

function Fields( { saved, save, service, ...known }: Props ) {
	const form = useValuesForm( {
		saved,
		save,
		validate: ( draft ) => missingOf( service, draft, known ),
	} );
	const { draft, change, messages } = form;
	const texts = service.texts();
	const { mode: modeName } = service;
	const removable = MODES.filter( ( mode ) => {
		const names = namesOf( service, mode );
		return (
			names.some( ( name ) => isThere( name, saved, known ) ) &&
			! names.some( ( name ) => name in known.fixed )
		);
	} );
	const remove = ( mode: Mode ) =>
		form.save(
			Object.fromEntries(
				namesOf( service, mode ).map( ( name ) => [ name, '' ] )
			)
		);
	return (
		<Form
			form={ form }
			saveLabel={ texts.save }
			actions={ removable.map( ( mode ) => (
				<Remove
					key={ mode }
					label={ texts.remove[ mode ] }
					question={ texts.removeQuestion }
					remove={ () => void remove( mode ) }
				/>
			) ) }
		>
			<h3>{ texts.title }</h3>
			<p>{ texts.intro }</p>
			{ texts.steps }
			{ service.credentials.map( ( credential ) => (
				<Field
					key={ credential.name }
					credential={ credential }
					form={ form }
					known={ known }
				/>
			) ) }
			<SelectControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ paymentsSettings[ modeName ].label }
				help={
					messages[ modeName ] ||
					paymentsSettings[ modeName ].description
				}
				value={ draft[ modeName ] }
				options={ [
					{ value: 'test', label: __( 'Test', 'slipstream' ) },
					{ value: 'live', label: __( 'Live', 'slipstream' ) },
				] }
				onChange={ ( mode ) => change( { [ modeName ]: mode } ) }
			/>
		</Form>
	);
}

interface FormProps {
	service: Service;
	state: Pick< AccountsState, 'changeKey' | 'resource' >;
}

/** Has the service asked about what was entered, and gives the changes that are left. */
async function changeKeys(
	service: Service,
	changes: Partial< Account >,
	changeKey: AccountsState[ 'changeKey' ]
): Promise< Partial< Account > > {
	const left = { ...changes };
	for ( const mode of MODES ) {
		const credentials = service.credentials.filter(
			( one ) => one.mode === mode && changes[ one.name ]
		);
		if ( credentials.length ) {
			const entered = ( isSecret: boolean ) =>
				credentials
					.filter( ( one ) => one.isSecret === isSecret )
					.map( ( { name } ) => changes[ name ] ?? '' )[ 0 ] ?? '';
			await changeKey( service.gateway, mode, {
				key: entered( true ),
				client_id: entered( false ),
			} );
		}
		credentials.forEach( ( { name } ) => delete left[ name ] );
	}
	return left;
}

/** The site's own account at a payment service. A new key or app is used once the service has accepted it. */
export function AccountForm( { service, state }: FormProps ) {
	const { changeKey, resource } = state;
	const settings = useSettings< Account >( [
		service.mode,
		...service.credentials.map( ( { name } ) => name ),
	] );
	const accept = async ( changes: Partial< Account > ) => {
		try {
			return await changeKeys( service, changes, changeKey );
		} catch ( error ) {
			await resource.reload();
			const { code, sentence } = toPluginError( error );
			throw new PluginError( code, {
				message: service.texts().notAccepted( sentence ),
			} );
		}
	};
	const save = async ( changes: Partial< Account > ) => {
		const left = await accept( changes );
		await settings.save( left );
		await Promise.all( [ resource.reload(), settings.reload() ] );
	};
	return (
		<ResourceContent resource={ settings } lines={ 8 }>
			{ ( saved ) => (
				<Fields
					service={ service }
					saved={ saved }
					save={ save }
					secrets={ settings.secrets }
					fixed={ settings.fixed }
				/>
			) }
		</ResourceContent>
	);
}

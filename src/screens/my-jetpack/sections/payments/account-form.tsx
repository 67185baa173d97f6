import { Button, ExternalLink, SelectControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
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
import type { SettingsFormProps } from '@slipstream/ui';
import type { AccountsState, Mode } from './accounts';

const MODE = 'slipstream_stripe_mode';
const KEYS = [
	'slipstream_stripe_test_key',
	'slipstream_stripe_live_key',
] as const;

type Account = Pick<
	PaymentsSettings,
	typeof MODE | ( typeof KEYS )[ number ]
>;
type Props = SettingsFormProps< Account > &
	Pick< Settings< Account >, 'secrets' | 'fixed' >;

/** How a key is made, and what it has to be allowed. */
const Steps = () => (
	<ol>
		<li>
			{ __(
				'In Stripe, create a restricted key for a test environment.',
				'slipstream'
			) }{ ' ' }
			<ExternalLink href="https://dashboard.stripe.com/test/apikeys">
				{ __( 'Stripe’s API keys', 'slipstream' ) }
			</ExternalLink>
		</li>
		<li>
			{ __(
				'Allow it to write Checkout Sessions, Customers, Products, Prices, Subscriptions, Customer portal, Charges and Refunds, and Webhook Endpoints, and to read Invoices, PaymentIntents, Events, Disputes, and Balance.',
				'slipstream'
			) }
		</li>
		<li>
			{ __(
				'Enter the key below, and make a payment with Stripe’s test card 4242 4242 4242 4242.',
				'slipstream'
			) }
		</li>
		<li>
			{ __(
				'Create a live key with the same permissions, enter it, and choose live mode.',
				'slipstream'
			) }
		</li>
	</ol>
);

/** Takes a stored key away, after a question. */
function RemoveKey( { label, remove }: { label: string; remove: () => void } ) {
	const confirm = useConfirm();
	const ask = async () => {
		const isAgreed = await confirm( {
			message: __(
				'Without the key, nobody can pay in this mode, and running subscriptions cannot be canceled from here. Stripe keeps charging them.',
				'slipstream'
			),
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

function Fields( { saved, save, secrets, fixed }: Props ) {
	const form = useValuesForm( { saved, save } );
	const { draft, change, messages } = form;
	const removable = KEYS.filter(
		( name ) => secrets[ name ] === true && ! ( name in fixed )
	);
	const removeLabels = {
		slipstream_stripe_test_key: __( 'Remove test key', 'slipstream' ),
		slipstream_stripe_live_key: __( 'Remove live key', 'slipstream' ),
	};
	return (
		<Form
			form={ form }
			saveLabel={ __( 'Save account', 'slipstream' ) }
			actions={ removable.map( ( name ) => (
				<RemoveKey
					key={ name }
					label={ removeLabels[ name ] }
					remove={ () => void form.save( { [ name ]: '' } ) }
				/>
			) ) }
		>
			<h3>{ __( 'Stripe', 'slipstream' ) }</h3>
			<p>
				{ __(
					'Visitors pay on Stripe’s pages, to your own account. Slipstream takes no fee, and card numbers never reach this site.',
					'slipstream'
				) }
			</p>
			<Steps />
			{ KEYS.map( ( name ) => (
				<SecretField
					key={ name }
					label={ paymentsSettings[ name ].label }
					description={ paymentsSettings[ name ].description }
					maxLength={ paymentsSettings[ name ].limits.maxLength }
					message={ messages[ name ] }
					isFixed={ name in fixed }
					isStored={ secrets[ name ] === true }
					value={ draft[ name ] }
					onChange={ ( value ) => change( { [ name ]: value } ) }
				/>
			) ) }
			<SelectControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ paymentsSettings[ MODE ].label }
				help={
					messages[ MODE ] || paymentsSettings[ MODE ].description
				}
				value={ draft[ MODE ] }
				options={ [
					{ value: 'test', label: __( 'Test', 'slipstream' ) },
					{ value: 'live', label: __( 'Live', 'slipstream' ) },
				] }
				onChange={ ( mode ) => change( { [ MODE ]: mode } ) }
			/>
		</Form>
	);
}

const MODE_OF: Record< ( typeof KEYS )[ number ], Mode > = {
	slipstream_stripe_test_key: 'test',
	slipstream_stripe_live_key: 'live',
};

interface FormProps {
	check: AccountsState[ 'check' ];
	/** Reads again how the account stands. */
	reload: () => Promise< void >;
}

/** The site's own account at Stripe. A new key is stored first, and then Stripe is asked about it. */
export function AccountForm( { check, reload }: FormProps ) {
	const settings = useSettings< Account >( [ MODE, ...KEYS ] );
	const save = async ( changes: Partial< Account > ) => {
		await settings.save( changes );
		const changed = KEYS.filter( ( name ) => changes[ name ] );
		try {
			for ( const name of changed ) {
				await check( MODE_OF[ name ] );
			}
		} catch ( error ) {
			await reload();
			const { code, sentence } = toPluginError( error );
			throw new PluginError( code, {
				message: sprintf(
					/* translators: %s: why Stripe did not accept a key, in a sentence. */
					__(
						'The key is stored, but was not accepted: %s',
						'slipstream'
					),
					sentence
				),
			} );
		}
		if ( ! changed.length ) {
			await reload();
		}
	};
	return (
		<ResourceContent resource={ settings } lines={ 8 }>
			{ ( saved ) => (
				<Fields
					saved={ saved }
					save={ save }
					secrets={ settings.secrets }
					fixed={ settings.fixed }
				/>
			) }
		</ResourceContent>
	);
}

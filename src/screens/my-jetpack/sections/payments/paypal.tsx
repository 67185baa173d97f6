import { ExternalLink } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import type { Service } from './service';

const Steps = () => (
	<ol>
		<li>
			{ __(
				'In PayPal’s developer dashboard, create an app with the switch on Sandbox.',
				'slipstream'
			) }{ ' ' }
			<ExternalLink href="https://developer.paypal.com/dashboard/applications/sandbox">
				{ __( 'PayPal’s apps', 'slipstream' ) }
			</ExternalLink>
		</li>
		<li>
			{ __(
				'Enter its client ID and secret below, and buy something with a sandbox account. While PayPal mode is Test, your visitors are led to the sandbox too.',
				'slipstream'
			) }
		</li>
		<li>
			{ __(
				'Create an app with the switch on Live, enter its client ID and secret, and choose live mode.',
				'slipstream'
			) }
		</li>
	</ol>
);

const noSecret = () =>
	__( 'Enter the secret that belongs to this client ID.', 'slipstream' );
const noClientId = () =>
	__( 'Enter the client ID that belongs to this secret.', 'slipstream' );

export const paypal: Service = {
	gateway: 'paypal',
	mode: 'slipstream_paypal_mode',
	credentials: [
		{
			name: 'slipstream_paypal_test_client_id',
			mode: 'test',
			isSecret: false,
		},
		{ name: 'slipstream_paypal_test_secret', mode: 'test', isSecret: true },
		{
			name: 'slipstream_paypal_live_client_id',
			mode: 'live',
			isSecret: false,
		},
		{ name: 'slipstream_paypal_live_secret', mode: 'live', isSecret: true },
	],
	texts: () => ( {
		title: __( 'PayPal', 'slipstream' ),
		intro: __(
			'With your own app, buyers of Pay with PayPal blocks pay exactly your price, to the app’s account, and this site knows what was paid. Without one, the button is a plain link: buyers can change its price, and the site learns nothing.',
			'slipstream'
		),
		steps: <Steps />,
		save: __( 'Save PayPal account', 'slipstream' ),
		notAccepted: ( sentence ) =>
			sprintf(
				/* translators: %s: why PayPal did not accept an app, in a sentence. */
				__(
					'The app was not accepted, so the one before is still used. %s',
					'slipstream'
				),
				sentence
			),
		waits: __(
			'Your new app waits: PayPal did not answer when it was entered, so it is not used yet.',
			'slipstream'
		),
		askAgain: __( 'Ask PayPal again', 'slipstream' ),
		forget: __( 'Forget the new app', 'slipstream' ),
		removeQuestion: __(
			'Without the app, Pay with PayPal buttons in this mode are plain links again, and earlier payments cannot be checked or refunded from here.',
			'slipstream'
		),
		remove: {
			test: __( 'Remove test app', 'slipstream' ),
			live: __( 'Remove live app', 'slipstream' ),
		},
		check: {
			test: __( 'Check test app', 'slipstream' ),
			live: __( 'Check live app', 'slipstream' ),
		},
		setUp: {
			test: __( 'Set up PayPal’s test webhook', 'slipstream' ),
			live: __( 'Set up PayPal’s live webhook', 'slipstream' ),
		},
		setUpAgain: {
			test: __( 'Set up PayPal’s test webhook again', 'slipstream' ),
			live: __( 'Set up PayPal’s live webhook again', 'slipstream' ),
		},
		connected: ( account ) =>
			sprintf(
				/* translators: %s: the ID of an account at PayPal, such as TESTMERCHANT2. */
				__( 'Connected to PayPal account %s.', 'slipstream' ),
				account
			),
		refused: __(
			'PayPal no longer accepts this app. Enter its client ID and secret again, or those of another app.',
			'slipstream'
		),
		unverified: __(
			'PayPal has not been asked about this app.',
			'slipstream'
		),
		hears: __( 'PayPal tells this site what happens.', 'slipstream' ),
		hearsNot: __(
			'PayPal does not tell this site what happens, so this site asks when buyers come back, and every night.',
			'slipstream'
		),
		cannotHear: __(
			'PayPal sends messages only to https addresses on port 443, which this site does not have. So this site asks when buyers come back, and every night.',
			'slipstream'
		),
		missing: {
			slipstream_paypal_test_client_id: noClientId(),
			slipstream_paypal_test_secret: noSecret(),
			slipstream_paypal_live_client_id: noClientId(),
			slipstream_paypal_live_secret: noSecret(),
		},
	} ),
};

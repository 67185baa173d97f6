import { ExternalLink } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import type { Service } from './service';

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

export const stripe: Service = {
	gateway: 'stripe',
	mode: 'slipstream_stripe_mode',
	credentials: [
		{ name: 'slipstream_stripe_test_key', mode: 'test', isSecret: true },
		{ name: 'slipstream_stripe_live_key', mode: 'live', isSecret: true },
	],
	texts: () => ( {
		title: __( 'Stripe', 'slipstream' ),
		intro: __(
			'Visitors pay on Stripe’s pages, to your own account. Slipstream takes no fee, and card numbers never reach this site.',
			'slipstream'
		),
		steps: <Steps />,
		save: __( 'Save account', 'slipstream' ),
		notAccepted: ( sentence ) =>
			sprintf(
				/* translators: %s: why Stripe did not accept a key, in a sentence. */
				__(
					'The key was not accepted, so the one before is still used. %s',
					'slipstream'
				),
				sentence
			),
		waits: __(
			'Your new key waits: Stripe did not answer when it was entered, so it is not used yet.',
			'slipstream'
		),
		askAgain: __( 'Ask Stripe again', 'slipstream' ),
		forget: __( 'Forget the new key', 'slipstream' ),
		removeQuestion: __(
			'Without the key, nobody can pay in this mode, and running subscriptions cannot be canceled from here. Stripe keeps charging them.',
			'slipstream'
		),
		remove: {
			test: __( 'Remove test key', 'slipstream' ),
			live: __( 'Remove live key', 'slipstream' ),
		},
		check: {
			test: __( 'Check test key', 'slipstream' ),
			live: __( 'Check live key', 'slipstream' ),
		},
		setUp: {
			test: __( 'Set up test webhook', 'slipstream' ),
			live: __( 'Set up live webhook', 'slipstream' ),
		},
		setUpAgain: {
			test: __( 'Set up test webhook again', 'slipstream' ),
			live: __( 'Set up live webhook again', 'slipstream' ),
		},
		connected: ( account ) =>
			sprintf(
				/* translators: %s: the ID of an account, such as acct_1A2b3C. */
				__( 'Connected to account %s.', 'slipstream' ),
				account
			),
		refused: __(
			'Stripe no longer accepts this key. Enter a new one.',
			'slipstream'
		),
		unverified: __(
			'Stripe has not been asked about this key yet.',
			'slipstream'
		),
		hears: __( 'Stripe tells this site what happens.', 'slipstream' ),
		hearsNot: __(
			'Stripe does not tell this site what happens: it asks every night.',
			'slipstream'
		),
		cannotHear: '',
		missing: {},
	} ),
};

import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Screen } from '@slipstream/ui';
import { serve } from '../../../../../../tests/js/serve';
import { PaymentsPanel } from '../panel';
import type { Route, Sent } from '../../../../../../tests/js/serve';

export const SAVED = {
	slipstream_stripe_mode: 'test',
	slipstream_stripe_test_key: '',
	slipstream_stripe_live_key: '',
	slipstream_paypal_mode: 'test',
	slipstream_paypal_test_client_id: '',
	slipstream_paypal_test_secret: '',
	slipstream_paypal_live_client_id: '',
	slipstream_paypal_live_secret: '',
	slipstream_payments_stopped: false,
	slipstream_payments_retention_years: 10,
	slipstream_payments_delete_data: false,
	slipstream_payment_confirmations: true,
	slipstream_cancel_page: true,
	slipstream_withdrawal_page: true,
};

export const SECRETS = {
	slipstream_stripe_test_key: false,
	slipstream_stripe_live_key: false,
	slipstream_paypal_test_secret: false,
	slipstream_paypal_live_secret: false,
};

export const SETUP = { has_account: false, is_put_away: true, test: null };

export const ACCOUNT = {
	gateway: 'stripe',
	mode: 'test',
	status: 'no_key',
	account: null,
	home: '',
	is_copy: false,
	is_elsewhere: false,
	has_webhook: false,
	can_have_webhook: true,
	has_new_key: false,
};
export const NONE = {
	accounts: [
		ACCOUNT,
		{ ...ACCOUNT, mode: 'live' },
		{ ...ACCOUNT, gateway: 'paypal' },
		{ ...ACCOUNT, gateway: 'paypal', mode: 'live' },
	],
	is_stopped: false,
	poll_minutes: 15,
	needed_rights: [ 'Customers: Write', 'Events: Read' ],
};
export const CONNECTED = {
	...NONE,
	accounts: [
		{ ...ACCOUNT, status: 'connected', account: 'acct_1' },
		...NONE.accounts.slice( 1 ),
	],
};
/** Shows the section, of a site that answers so. */
export function begin(
	secrets: object = {},
	fixed: object = {},
	accounts: () => object = () => NONE,
	check: () => Route = () => ( { body: CONNECTED } )
): Sent[] {
	const sent = serve( {
		'payments/accounts': () => ( { body: accounts() } ),
		'payments/pages': () => ( { body: [] } ),
		'payments/declarations': () => ( {
			body: { body: [], status: 200, headers: { 'X-WP-Total': 0 } },
		} ),
		'accounts/check': check,
		'accounts/key': check,
		'accounts/polling': check,
		'accounts/webhook': check,
		'payments/setup': () => ( { body: SETUP } ),
		'accounts/site': check,
		'jetpack/v4/settings': () => {
			const change = sent.at( -1 )?.body as object | undefined;
			return {
				body: change
					? { code: 'success', ...change }
					: {
							...SAVED,
							settings_secret: { ...SECRETS, ...secrets },
							settings_fixed: fixed,
						},
			};
		},
	} );
	render(
		<Screen>
			<PaymentsPanel />
		</Screen>
	);
	return sent;
}

/** Presses a button. */
export const press = async ( name: string, at = 0 ) =>
	userEvent.click(
		( await screen.findAllByRole( 'button', { name } ) ).at( at ) as Element
	);

import { ExternalLink } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { KeyForm } from './key-form';
import type { AccountsState, PaymentAccount } from '../accounts';

interface Props {
	account: PaymentAccount;
	rights: readonly string[];
	state: AccountsState;
}

/** How a key is made, what it has to be allowed, and where it goes. */
export const TestKey = ( { account, rights, state }: Props ) => (
	<>
		<p>
			{ __(
				'Create a restricted key in a test environment, and choose these permissions:',
				'slipstream'
			) }{ ' ' }
			<ExternalLink href="https://dashboard.stripe.com/test/apikeys">
				{ __( 'Stripe’s test keys', 'slipstream' ) }
			</ExternalLink>
		</p>
		<ul className="slipstream-payments-setup__rights">
			{ rights.map( ( right ) => (
				<li key={ right }>{ right }</li>
			) ) }
		</ul>
		<KeyForm account={ account } state={ state } />
	</>
);

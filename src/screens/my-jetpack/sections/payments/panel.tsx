import { ResourceContent } from '@slipstream/ui';
import { AccountForm } from './account-form';
import { AccountState } from './account-state';
import { accountOf, useAccounts } from './accounts';
import { CopyQuestion } from './copy-question';
import { Declarations } from './declarations';
import { PayerPages } from './payer-pages';
import { paypal } from './paypal';
import { RulesForm } from './rules-form';
import { stripe } from './stripe';
import { WayBack } from './way-back';
import type { AccountsState, Mode } from './accounts';
import type { Service } from './service';

const MODES: readonly Mode[] = [ 'test', 'live' ];

/** An account at a payment service, and how the site stands with it. */
function ServicePart( {
	service,
	state,
}: {
	service: Service;
	state: AccountsState;
} ) {
	return (
		<>
			<AccountForm
				service={ service }
				check={ state.check }
				reload={ state.resource.reload }
			/>
			<ResourceContent resource={ state.resource } lines={ 3 }>
				{ ( accounts ) => (
					<AccountState
						service={ service }
						accounts={ accounts }
						state={ state }
					/>
				) }
			</ResourceContent>
		</>
	);
}

/** The accounts that take payments, and the rules for all of them. */
export function PaymentsPanel() {
	const state = useAccounts();
	const { data } = state.resource;
	return (
		<>
			<WayBack
				isConnected={ MODES.some(
					( mode ) =>
						data &&
						accountOf( data, 'stripe', mode )?.status ===
							'connected'
				) }
			/>
			{ data && <CopyQuestion accounts={ data } state={ state } /> }
			<ServicePart service={ stripe } state={ state } />
			<ServicePart service={ paypal } state={ state } />
			<RulesForm />
			<PayerPages />
			<Declarations />
		</>
	);
}

import { accountOf, useAccounts } from './accounts';
import { CopyQuestion } from './copy-question';
import { Declarations } from './declarations';
import { PayerPages } from './payer-pages';
import { paypal } from './paypal';
import { RulesForm } from './rules-form';
import { ServicePart } from './service-part';
import { StopPayments } from './stop-payments';
import { StripePart } from './stripe-part';
import { WayBack } from './way-back';
import './payments.scss';
import type { Mode } from './accounts';

const MODES: readonly Mode[] = [ 'test', 'live' ];

/** The accounts that take payments, and the rules for all of them. */
export function PaymentsPanel() {
	const state = useAccounts();
	const { data } = state.resource;
	return (
		<div className="slipstream-payments">
			<WayBack
				isConnected={ MODES.some(
					( mode ) =>
						data &&
						accountOf( data, 'stripe', mode )?.status ===
							'connected'
				) }
			/>
			{ data && <CopyQuestion accounts={ data } state={ state } /> }
			<StripePart state={ state } />
			<ServicePart service={ paypal } state={ state } />
			<StopPayments />
			<RulesForm />
			<PayerPages />
			<Declarations />
		</div>
	);
}

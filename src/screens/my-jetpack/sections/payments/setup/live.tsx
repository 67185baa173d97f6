import { ExternalLink } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { ActionButton, Problem, useAction } from '@slipstream/ui';
import { isHeard } from '../stripe-webhook';
import { KeyForm } from './key-form';
import { Messages } from './messages';
import { isReady } from './steps';
import type { AccountsState, PaymentAccount } from '../accounts';

interface Props {
	account: PaymentAccount;
	minutes: number;
	state: AccountsState;
	/** Has new payments made in live mode. */
	goLive: () => Promise< void >;
}

/** A live key, messages of live mode, and real money. */
export function Live( { account, minutes, state, goLive }: Props ) {
	const go = useAction( goLive );
	if ( ! isReady( account ) ) {
		return (
			<>
				<p>
					{ __(
						'Create a restricted key in live mode with the same permissions.',
						'slipstream'
					) }{ ' ' }
					<ExternalLink href="https://dashboard.stripe.com/apikeys">
						{ __( 'Stripe’s live keys', 'slipstream' ) }
					</ExternalLink>
				</p>
				<KeyForm account={ account } state={ state } />
			</>
		);
	}
	if ( ! isHeard( account ) ) {
		return (
			<Messages account={ account } minutes={ minutes } state={ state } />
		);
	}
	return (
		<>
			<p>
				{ __(
					'All is ready. From now on, visitors pay real money.',
					'slipstream'
				) }
			</p>
			<Problem message={ go.problem } />
			<div className="slipstream-ui-buttons">
				<ActionButton
					action={ go }
					variant="primary"
					label={ __( 'Take live payments', 'slipstream' ) }
				/>
			</div>
		</>
	);
}

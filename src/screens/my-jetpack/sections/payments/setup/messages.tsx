import { __, sprintf } from '@wordpress/i18n';
import { formatNumber } from '@slipstream/format';
import { ActionButton, Problem, useAction } from '@slipstream/ui';
import type { AccountsState, PaymentAccount } from '../accounts';

interface Props {
	account: PaymentAccount;
	minutes: number;
	state: AccountsState;
}

/** Has Stripe tell this site what happens, or has it asked where it cannot. */
export function Messages( { account, minutes, state }: Props ) {
	const { mode } = account;
	const webhook = useAction( () => state.setUpWebhook( 'stripe', mode ) );
	const poll = useAction( () => state.poll( mode, true ) );
	const isReachable = account.may_be_reached !== false;
	const every = formatNumber( minutes );
	const webhookButton = (
		<ActionButton
			action={ webhook }
			variant={ isReachable ? 'primary' : 'tertiary' }
			label={
				isReachable
					? __( 'Have Stripe tell this site', 'slipstream' )
					: __( 'Have Stripe try it anyway', 'slipstream' )
			}
		/>
	);
	return (
		<>
			<p>
				{ isReachable
					? __(
							'Stripe tells this site at once when somebody has paid, when a subscription renews, and when a payment is disputed.',
							'slipstream'
						)
					: sprintf(
							/* translators: %s: a number. */
							__(
								'This site cannot be reached from outside, so Stripe cannot tell it what happens. It can ask Stripe every %s minutes.',
								'slipstream'
							),
							every
						) }
			</p>
			<Problem message={ webhook.problem || poll.problem } />
			<div className="slipstream-ui-buttons">
				{ isReachable && webhookButton }
				<ActionButton
					action={ poll }
					variant={ isReachable ? 'tertiary' : 'primary' }
					label={ sprintf(
						/* translators: %s: a number. */
						__( 'Ask Stripe every %s minutes', 'slipstream' ),
						every
					) }
				/>
				{ ! isReachable && webhookButton }
			</div>
		</>
	);
}

import { __ } from '@wordpress/i18n';
import { ActionButton, Problem, useAction } from '@slipstream/ui';
import { accountOf } from './accounts';
import { KeyAdvice, NewKey, PollButton } from './key-state';
import { hearingOfStripe } from './stripe-webhook';
import type { Accounts, AccountsState, Mode, PaymentAccount } from './accounts';
import type { Service, ServiceTexts } from './service';

const titles = (): Record< Mode, string > => ( {
	test: __( 'Test mode', 'slipstream' ),
	live: __( 'Live mode', 'slipstream' ),
} );

/** How an account stands, in a sentence. */
function sentenceOf(
	{ status, account, name }: PaymentAccount,
	texts: ServiceTexts
): string {
	switch ( status ) {
		case 'connected':
			return account
				? texts.connected( name ? `${ name } (${ account })` : account )
				: __( 'Connected.', 'slipstream' );
		case 'refused':
			return texts.refused;
		case 'no_key':
			return '';
		default:
			return texts.unverified;
	}
}

/** Whether the site hears of what happens, in a sentence. */
function hearing(
	account: PaymentAccount,
	texts: ServiceTexts,
	minutes: number
): string {
	const { has_webhook: hears, can_have_webhook: canHear } = account;
	if ( ! canHear ) {
		return texts.cannotHear;
	}
	if ( account.webhook ) {
		return hearingOfStripe( account, minutes );
	}
	return hears ? texts.hears : texts.hearsNot;
}

interface ModeProps {
	service: Service;
	mode: Mode;
	accounts: Accounts;
	state: AccountsState;
}

interface ButtonsProps extends Omit< ModeProps, 'accounts' > {
	account: PaymentAccount;
}

/** What can be done about an account. */
function Buttons( { service, mode, account, state }: ButtonsProps ) {
	const { gateway } = service;
	const checking = useAction( () => state.check( gateway, mode ) );
	const webhook = useAction( () => state.setUpWebhook( gateway, mode ) );
	const texts = service.texts();
	const labels = account.has_webhook ? texts.setUpAgain : texts.setUp;
	const isConnected = account.status === 'connected';
	return (
		<>
			<Problem message={ checking.problem || webhook.problem } />
			<div className="slipstream-ui-buttons">
				<ActionButton
					action={ checking }
					label={ texts.check[ mode ] }
				/>
				{ isConnected && account.can_have_webhook && (
					<ActionButton action={ webhook } label={ labels[ mode ] } />
				) }
				{ isConnected && account.webhook && (
					<PollButton account={ account } state={ state } />
				) }
			</div>
		</>
	);
}

/** How a service stands in a mode, and the next step. */
function ModeState( { accounts, ...props }: ModeProps ) {
	const { service, mode, state } = props;
	const account = accountOf( accounts, service.gateway, mode );
	const isThere = account?.status !== 'no_key' || account.has_new_key;
	if ( ! account || ! isThere ) {
		return null;
	}
	const texts = service.texts();
	const isConnected = account.status === 'connected';
	return (
		<>
			<h4>{ titles()[ mode ] }</h4>
			<p role="status">
				{ sentenceOf( account, texts ) }{ ' ' }
				{ isConnected &&
					hearing( account, texts, accounts.poll_minutes ) }
			</p>
			{ account.has_new_key && (
				<NewKey service={ service } mode={ mode } state={ state } />
			) }
			{ isConnected && <KeyAdvice account={ account } /> }
			<Buttons { ...props } account={ account } />
		</>
	);
}

/** How the site stands with a payment service. */
export function AccountState( props: Omit< ModeProps, 'mode' > ) {
	return (
		<>
			<ModeState { ...props } mode="test" />
			<ModeState { ...props } mode="live" />
		</>
	);
}

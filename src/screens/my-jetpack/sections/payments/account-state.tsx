import { Notice } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { ActionButton, Problem, useAction } from '@slipstream/ui';
import { accountOf } from './accounts';
import type {
	Accounts,
	AccountsState,
	Mode,
	PaymentAccount,
	Right,
} from './accounts';
import type { Service, ServiceTexts } from './service';

const titles = (): Record< Mode, string > => ( {
	test: __( 'Test mode', 'slipstream' ),
	live: __( 'Live mode', 'slipstream' ),
} );

/** How an account stands, in a sentence. */
function sentenceOf(
	{ status, account }: PaymentAccount,
	texts: ServiceTexts
): string {
	switch ( status ) {
		case 'connected':
			return account
				? texts.connected( account )
				: __( 'Connected.', 'slipstream' );
		case 'refused':
			return texts.refused;
		default:
			return texts.unverified;
	}
}

/** Whether the site hears of what happens, in a sentence. */
function hearing(
	{ has_webhook: hears, can_have_webhook: canHear }: PaymentAccount,
	texts: ServiceTexts
): string {
	if ( ! canHear ) {
		return texts.cannotHear;
	}
	return hears ? texts.hears : texts.hearsNot;
}

/** Permissions that a key lacks. */
function MissingRights( { rights }: { rights: readonly Right[] } ) {
	return rights.length ? (
		<Notice status="warning" isDismissible={ false }>
			<p>
				{ __(
					'The key lacks these permissions. Add them in Stripe, then check the key again.',
					'slipstream'
				) }
			</p>
			<ul>
				{ rights.map( ( { id, label } ) => (
					<li key={ id }>{ label }</li>
				) ) }
			</ul>
		</Notice>
	) : null;
}

interface ModeProps {
	service: Service;
	mode: Mode;
	accounts: Accounts;
	state: AccountsState;
}

/** How a service stands in a mode, and the next step. */
function ModeState( { service, mode, accounts, state }: ModeProps ) {
	const { gateway } = service;
	const checking = useAction( () => state.check( gateway, mode ) );
	const webhook = useAction( () => state.setUpWebhook( gateway, mode ) );
	const account = accountOf( accounts, gateway, mode );
	if ( ! account || account.status === 'no_key' ) {
		return null;
	}
	const texts = service.texts();
	const isConnected = account.status === 'connected';
	const webhookLabels = account.has_webhook ? texts.setUpAgain : texts.setUp;
	return (
		<>
			<h4>{ titles()[ mode ] }</h4>
			<p role="status">
				{ sentenceOf( account, texts ) }{ ' ' }
				{ isConnected && hearing( account, texts ) }
			</p>
			<MissingRights
				rights={ state.missing[ `${ gateway }-${ mode }` ] ?? [] }
			/>
			<Problem message={ checking.problem || webhook.problem } />
			<div className="slipstream-ui-buttons">
				<ActionButton
					action={ checking }
					label={ texts.check[ mode ] }
				/>
				{ isConnected && account.can_have_webhook && (
					<ActionButton
						action={ webhook }
						label={ webhookLabels[ mode ] }
					/>
				) }
			</div>
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

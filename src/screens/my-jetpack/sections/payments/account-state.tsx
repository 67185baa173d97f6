import { Notice } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { ActionButton, Problem, useAction } from '@slipstream/ui';
import type {
	Accounts,
	AccountsState,
	Mode,
	PaymentAccount,
	Right,
} from './accounts';
import { stripeAccount } from './accounts';

const titles = (): Record< Mode, string > => ( {
	test: __( 'Test mode', 'slipstream' ),
	live: __( 'Live mode', 'slipstream' ),
} );

/** How an account stands, in a sentence. */
function sentenceOf( { status, account }: PaymentAccount ): string {
	switch ( status ) {
		case 'connected':
			return account
				? sprintf(
						/* translators: %s: the ID of an account, such as acct_1A2b3C. */
						__( 'Connected to account %s.', 'slipstream' ),
						account
					)
				: __( 'Connected.', 'slipstream' );
		case 'refused':
			return __(
				'Stripe no longer accepts this key. Enter a new one.',
				'slipstream'
			);
		case 'unverified':
			return __(
				'Stripe has not been asked about this key.',
				'slipstream'
			);
		default:
			return __( 'No key.', 'slipstream' );
	}
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

function webhookLabel( mode: Mode, isThere: boolean ): string {
	if ( isThere ) {
		return mode === 'test'
			? __( 'Set up test webhook again', 'slipstream' )
			: __( 'Set up live webhook again', 'slipstream' );
	}
	return mode === 'test'
		? __( 'Set up test webhook', 'slipstream' )
		: __( 'Set up live webhook', 'slipstream' );
}

interface ModeProps {
	mode: Mode;
	accounts: Accounts;
	state: AccountsState;
}

/** How Stripe stands in a mode, and the next step. */
function ModeState( { mode, accounts, state }: ModeProps ) {
	const checking = useAction( () => state.check( mode ) );
	const webhook = useAction( () => state.setUpWebhook( mode ) );
	const account = stripeAccount( accounts, mode );
	if ( ! account || account.status === 'no_key' ) {
		return null;
	}
	const isConnected = account.status === 'connected';
	return (
		<>
			<h4>{ titles()[ mode ] }</h4>
			<p role="status">
				{ sentenceOf( account ) }{ ' ' }
				{ isConnected &&
					( account.has_webhook
						? __(
								'Stripe tells this site what happens.',
								'slipstream'
							)
						: __(
								'Stripe does not tell this site what happens: it asks every night.',
								'slipstream'
							) ) }
			</p>
			<MissingRights rights={ state.missing[ mode ] ?? [] } />
			<Problem message={ checking.problem || webhook.problem } />
			<div className="slipstream-ui-buttons">
				<ActionButton
					action={ checking }
					label={
						mode === 'test'
							? __( 'Check test key', 'slipstream' )
							: __( 'Check live key', 'slipstream' )
					}
				/>
				{ isConnected && (
					<ActionButton
						action={ webhook }
						label={ webhookLabel( mode, account.has_webhook ) }
					/>
				) }
			</div>
		</>
	);
}

/** Asks whether the site has moved or is a copy, where its address has changed; a copy stays one until it is said to have moved. */
function CopyQuestion( { accounts, state }: Omit< ModeProps, 'mode' > ) {
	const moved = useAction( () => state.decide( 'moved' ) );
	const copy = useAction( () => state.decide( 'copy' ) );
	const stopped = accounts.accounts.find(
		( account ) => account.mode === 'live' && account.is_elsewhere
	);
	if ( ! accounts.is_stopped || ! stopped ) {
		return null;
	}
	return (
		<Notice status="warning" isDismissible={ false }>
			<p>
				{ stopped.is_copy
					? sprintf(
							/* translators: %s: the address of a site. */
							__(
								'This is a copy of %s. It charges nobody.',
								'slipstream'
							),
							stopped.home
						)
					: sprintf(
							/* translators: %s: the address of a site. */
							__(
								'Live payments were set up at %s. This site has another address, so it charges nobody until you say what it is.',
								'slipstream'
							),
							stopped.home
						) }
			</p>
			<Problem message={ moved.problem || copy.problem } />
			<div className="slipstream-ui-buttons">
				<ActionButton
					action={ moved }
					label={ __( 'The site has moved here', 'slipstream' ) }
				/>
				{ ! stopped.is_copy && (
					<ActionButton
						action={ copy }
						variant="tertiary"
						label={ __( 'This is a copy', 'slipstream' ) }
					/>
				) }
			</div>
		</Notice>
	);
}

interface Props {
	accounts: Accounts;
	state: AccountsState;
}

/** How the site stands with Stripe. */
export function AccountState( { accounts, state }: Props ) {
	return (
		<>
			<CopyQuestion accounts={ accounts } state={ state } />
			<ModeState mode="test" accounts={ accounts } state={ state } />
			<ModeState mode="live" accounts={ accounts } state={ state } />
		</>
	);
}

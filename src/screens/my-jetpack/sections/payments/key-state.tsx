import { Notice } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { ActionButton, Problem, useAction } from '@slipstream/ui';
import type { AccountsState, Mode, PaymentAccount } from './accounts';
import type { Service } from './service';

/** Permissions that a key lacks. */
export function MissingRights( {
	rights,
}: {
	rights: PaymentAccount[ 'missing_rights' ];
} ) {
	return rights?.length ? (
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

/** What can be better about a key that works. */
export function KeyAdvice( { account }: { account: PaymentAccount } ) {
	return (
		<>
			<MissingRights rights={ account.missing_rights } />
			{ account.missing_rights === null && (
				<p>
					{ __(
						'Which permissions the key has is not known. Check the key.',
						'slipstream'
					) }
				</p>
			) }
			{ account.is_restricted === false && (
				<p>
					{ __(
						'This is a secret key: whoever has it can do everything in your account. A restricted key is safer.',
						'slipstream'
					) }
				</p>
			) }
		</>
	);
}

/** A key or an app that its service could not be asked about. */
export function NewKey( {
	service,
	mode,
	state,
}: {
	service: Service;
	mode: Mode;
	state: AccountsState;
} ) {
	const { gateway } = service;
	const texts = service.texts();
	const check = useAction( () => state.check( gateway, mode ) );
	const forget = useAction( () =>
		state.changeKey( gateway, mode, { key: '' } )
	);
	return (
		<Notice status="warning" isDismissible={ false }>
			<p>{ texts.waits }</p>
			<Problem message={ check.problem || forget.problem } />
			<div className="slipstream-ui-buttons">
				<ActionButton action={ check } label={ texts.askAgain } />
				<ActionButton
					action={ forget }
					variant="tertiary"
					label={ texts.forget }
				/>
			</div>
		</Notice>
	);
}

interface PollProps {
	account: PaymentAccount;
	state: AccountsState;
}

/** Has Stripe asked every few minutes, or no longer. */
export function PollButton( { account, state }: PollProps ) {
	const isPolled = account.is_polled === true;
	const poll = useAction( () => state.poll( account.mode, ! isPolled ) );
	if ( account.webhook === 'good' && ! isPolled ) {
		return null;
	}
	return (
		<>
			<Problem message={ poll.problem } />
			<ActionButton
				action={ poll }
				variant="tertiary"
				label={
					isPolled
						? __( 'Stop asking every few minutes', 'slipstream' )
						: __( 'Ask every few minutes instead', 'slipstream' )
				}
			/>
		</>
	);
}

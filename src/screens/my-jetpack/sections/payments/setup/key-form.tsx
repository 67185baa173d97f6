import { Button } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { useSettings } from '@slipstream/data';
import { paymentsSettings } from '@slipstream/site-settings';
import { ActionButton, Problem, SecretField, useAction } from '@slipstream/ui';
import { KeyAdvice, NewKey } from '../key-state';
import { stripe } from '../stripe';
import type { AccountsState, PaymentAccount } from '../accounts';
import type { FormEvent } from 'react';

interface Props {
	account: PaymentAccount;
	state: AccountsState;
}

/** Takes a key of Stripe's, and says what it lacks. What was typed stays where Stripe refuses it. */
export function KeyForm( { account, state }: Props ) {
	const { mode } = account;
	const name = `slipstream_stripe_${ mode }_key` as const;
	const { secrets, fixed, reload } = useSettings< Record< string, string > >(
		[ name ]
	);
	const [ key, setKey ] = useState( '' );
	const connect = useAction(
		async () => {
			await state.changeKey( 'stripe', mode, { key } );
			setKey( '' );
			await reload();
		},
		( { sentence } ) =>
			sprintf(
				/* translators: %s: why Stripe did not accept a key, in a sentence. */
				__( 'The key was not accepted. %s', 'slipstream' ),
				sentence
			)
	);
	const check = useAction( () => state.check( 'stripe', mode ) );
	const onSubmit = ( event: FormEvent ) => {
		event.preventDefault();
		if ( key && ! connect.isBusy ) {
			void connect.run();
		}
	};
	const isFixed = name in fixed;
	return (
		<form className="slipstream-ui-form" onSubmit={ onSubmit }>
			<SecretField
				label={ paymentsSettings[ name ].label }
				description={ paymentsSettings[ name ].description }
				maxLength={ paymentsSettings[ name ].limits.maxLength }
				message=""
				isFixed={ isFixed }
				isStored={ secrets[ name ] === true }
				value={ key }
				onChange={ setKey }
			/>
			{ account.has_new_key && (
				<NewKey service={ stripe } mode={ mode } state={ state } />
			) }
			{ account.status === 'connected' && (
				<KeyAdvice account={ account } />
			) }
			<Problem message={ connect.problem || check.problem } />
			<div className="slipstream-ui-buttons">
				{ ! isFixed && (
					<Button
						variant="primary"
						type="submit"
						isBusy={ connect.isBusy }
						disabled={ ! key || connect.isBusy }
						accessibleWhenDisabled
					>
						{ __( 'Connect', 'slipstream' ) }
					</Button>
				) }
				{ account.status !== 'no_key' && (
					<ActionButton
						action={ check }
						label={ __( 'Check the key again', 'slipstream' ) }
					/>
				) }
			</div>
		</form>
	);
}

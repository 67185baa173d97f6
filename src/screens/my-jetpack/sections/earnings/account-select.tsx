import { SelectControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { gatewayName } from '../../payments/words';
import type { Account, Earnings } from './types';

const valueOf = ( { gateway, mode, account }: Account ) =>
	`${ gateway } ${ mode } ${ account }`;

/** What an account is called. */
function labelOf( account: Account ): string {
	const name = sprintf(
		/* translators: 1: a payment service, such as Stripe, 2: "live mode" or "test mode", 3: the ID of an account. */
		__( '%1$s, %2$s, %3$s', 'slipstream' ),
		gatewayName( account ),
		account.mode === 'live'
			? __( 'live mode', 'slipstream' )
			: __( 'test mode', 'slipstream' ),
		account.account
	);
	return account.is_connected
		? name
		: sprintf(
				/* translators: %s: an account. */
				__( '%s (not connected now)', 'slipstream' ),
				name
			);
}

interface Props {
	accounts: Earnings[ 'accounts' ];
	account: Account;
	onChange: ( account: Account ) => void;
}

/** Says whose sums these are: those of several accounts are never added up. */
export function AccountSelect( { accounts, account, onChange }: Props ) {
	return (
		<>
			<SelectControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ __( 'Account', 'slipstream' ) }
				value={ valueOf( account ) }
				options={ accounts.map( ( one ) => ( {
					value: valueOf( one ),
					label: labelOf( one ),
				} ) ) }
				onChange={ ( value ) => {
					const chosen = accounts.find(
						( one ) => valueOf( one ) === value
					);
					if ( chosen ) {
						onChange( chosen );
					}
				} }
			/>
			{ account.mode === 'test' && (
				<p className="slipstream-ui-muted">
					{ __(
						'This is test mode: none of it is real money.',
						'slipstream'
					) }
				</p>
			) }
		</>
	);
}

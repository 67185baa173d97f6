import { Notice } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { ActionButton, Problem, useAction } from '@slipstream/ui';
import type { Accounts, AccountsState } from './accounts';

interface Props {
	accounts: Accounts;
	state: AccountsState;
}

/** Asks whether the site has moved or is a copy, where its address has changed; a copy stays one until it is said to have moved. */
export function CopyQuestion( { accounts, state }: Props ) {
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

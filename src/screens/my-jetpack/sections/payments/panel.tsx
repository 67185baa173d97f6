import { ResourceContent } from '@slipstream/ui';
import { AccountForm } from './account-form';
import { AccountState } from './account-state';
import { useAccounts } from './accounts';
import { RulesForm } from './rules-form';
import { WayBack } from './way-back';

/** The accounts that take payments, and the rules for all of them. */
export function PaymentsPanel() {
	const state = useAccounts();
	const { data } = state.resource;
	return (
		<>
			<WayBack
				isConnected={
					data?.accounts.some(
						( { status } ) => status === 'connected'
					) ?? false
				}
			/>
			<AccountForm
				check={ state.check }
				reload={ state.resource.reload }
			/>
			<ResourceContent resource={ state.resource } lines={ 3 }>
				{ ( accounts ) => (
					<AccountState accounts={ accounts } state={ state } />
				) }
			</ResourceContent>
			<RulesForm />
		</>
	);
}

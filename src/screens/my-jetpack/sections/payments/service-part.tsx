import { ResourceContent } from '@slipstream/ui';
import { AccountForm } from './account-form';
import { AccountState } from './account-state';
import type { AccountsState } from './accounts';
import type { Service } from './service';

/** An account at a payment service, and how the site stands with it. */
export const ServicePart = ( {
	service,
	state,
}: {
	service: Service;
	state: AccountsState;
} ) => (
	<>
		<AccountForm service={ service } state={ state } />
		<ResourceContent resource={ state.resource } lines={ 3 }>
			{ ( accounts ) => (
				<AccountState
					service={ service }
					accounts={ accounts }
					state={ state }
				/>
			) }
		</ResourceContent>
	</>
);

import { ResourceContent } from '@slipstream/ui';
import { canManageOptions } from '@slipstream/settings';
import { Alarms } from './components/alarms';
import { CrisisCard } from './components/crisis';
import { ConnectionTest } from './components/connection-test';
import { OwnLink } from './components/own-link';
import { PendingWrites } from './components/pending-writes';
import { People } from './components/people';
import { ProviderPart } from './components/provider-form';
import { State } from './components/state';
import { ProviderProvider, useConnectedState } from './hooks/use-provider';
import { useProviderResource } from '../../provider';
import './connection.scss';
import type { Resource } from '@slipstream/data';
import type { ProviderStatus } from '../../provider';

interface Props {
	provider: ProviderStatus;
	resource: Resource< ProviderStatus >;
}

/** The connection of the site. */
function SiteConnection( { provider, resource }: Props ) {
	const connected = useConnectedState( provider, resource );
	return (
		<ProviderProvider value={ connected }>
			<div className="slipstream-connection">
				<State />
				{ provider.crisis && <CrisisCard crisis={ provider.crisis } /> }
				<Alarms />
				<PendingWrites />
				{ provider.state === 'active' && ! provider.crisis && (
					<People />
				) }
				<ProviderPart />
				<ConnectionTest />
			</div>
		</ProviderProvider>
	);
}

function SitePanel() {
	const resource = useProviderResource();
	return (
		<ResourceContent resource={ resource } lines={ 8 }>
			{ ( provider ) => (
				<SiteConnection provider={ provider } resource={ resource } />
			) }
		</ResourceContent>
	);
}

/** How site and person are connected: all of it for administrators, the own link for everybody else. */
export function ConnectionPanel() {
	return canManageOptions() ? <SitePanel /> : <OwnLink />;
}

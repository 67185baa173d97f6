import { ResourceContent } from '@slipstream/ui';
import { canManageOptions } from '@slipstream/settings';
import { Alarms } from './components/alarms';
import { CrisisPart } from './components/crisis';
import { ConnectionTest } from './components/connection-test';
import { OwnLink } from './components/own-link';
import { PendingWrites } from './components/pending-writes';
import { People } from './components/people';
import { ProviderPart } from './components/provider-form';
import { State } from './components/state';
import { useKeptFocus } from './hooks/use-kept-focus';
import { ProviderProvider, useConnectedState } from './hooks/use-provider';
import { useProviderResource } from '../../provider';
import './connection.scss';
import type { Connected } from './hooks/use-provider';
import type { Resource } from '@slipstream/data';
import type { ProviderStatus } from '../../provider';

interface Props {
	provider: ProviderStatus;
	resource: Resource< ProviderStatus >;
}

/** Whether accounts can be linked: a hub has let the site in, or the site is its own provider and has started to be. */
const hasPeople = ( { provider, status }: Connected ) =>
	provider.is_own
		? status.isRegistered
		: provider.state === 'active' && ! provider.crisis;

/** The connection of the site. */
function SiteConnection( { provider, resource }: Props ) {
	const connected = useConnectedState( provider, resource );
	const keptFocus = useKeptFocus();
	return (
		<ProviderProvider value={ connected }>
			<div className="slipstream-connection" { ...keptFocus }>
				<State />
				<CrisisPart />
				<Alarms />
				<PendingWrites />
				{ hasPeople( connected ) && <People /> }
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

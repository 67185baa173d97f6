import { canManageOptions } from '@slipstream/settings';
import { AiServerCard } from './components/ai-server-card';
import { ConnectionCard } from './components/connection-card';
import { ControlCard } from './components/control-card';
import { StyleCard, TemplatesCard } from './components/writing-cards';
import { UsageCard } from './components/usage-card';

/** The My Jetpack page: is the site connected, who answers, what has been used. */
export function App() {
	const mayManage = canManageOptions();
	return (
		<div className="slipstream-dashboard">
			<ConnectionCard />
			<UsageCard />
			{ mayManage && <AiServerCard /> }
			{ mayManage && <ControlCard /> }
			{ mayManage && <TemplatesCard /> }
			{ mayManage && <StyleCard /> }
		</div>
	);
}

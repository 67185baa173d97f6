import { __ } from '@wordpress/i18n';
import { Card } from './card';
import { Late } from './late';

const load = async () =>
	( await import( /* webpackChunkName: "usage-panel" */ './usage-panel' ) )
		.UsagePanel;

/** What AI has been asked this month. */
export function UsageCard() {
	return (
		<Card title={ __( 'AI usage', 'slipstream' ) } hash="#/usage">
			<Late load={ load } />
		</Card>
	);
}

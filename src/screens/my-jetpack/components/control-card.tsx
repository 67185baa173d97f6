import { __ } from '@wordpress/i18n';
import { Card } from './card';
import { Late } from './late';

const load = async () =>
	(
		await import(
			/* webpackChunkName: "control-panel" */ './control-panel'
		)
	).ControlPanel;

/** Who may use AI, for what, and how much. */
export function ControlCard() {
	return (
		<Card
			title={ __( 'AI limits and access', 'slipstream' ) }
			hash="#/ai-control"
		>
			<Late load={ load } />
		</Card>
	);
}

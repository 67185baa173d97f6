import { __ } from '@wordpress/i18n';
import { Card } from './card';
import { Late } from './late';

const load = () =>
	import( /* webpackChunkName: "writing-panel" */ './writing-panels' );

const loadTemplates = async () => ( await load() ).TemplatesPanel;
const loadStyle = async () => ( await load() ).StylePanel;

/** What authors can ask for with a click. */
export function TemplatesCard() {
	return (
		<Card
			title={ __( 'Prompt templates', 'slipstream' ) }
			hash="#/ai-templates"
		>
			<Late load={ loadTemplates } />
		</Card>
	);
}

/** How the site's texts are written. */
export function StyleCard() {
	return (
		<Card title={ __( 'House style', 'slipstream' ) } hash="#/ai-style">
			<Late load={ loadStyle } />
		</Card>
	);
}

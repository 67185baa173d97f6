import { __ } from '@wordpress/i18n';
import { canManageOptions } from '@slipstream/settings';
import type { Section } from '@slipstream/ui';
import { AI } from '../../entries';

/** What authors can ask for with a click. */
export const section: Section = {
	id: 'ai-templates',
	title: __( 'Prompt templates', 'slipstream' ),
	tab: __( 'Templates', 'slipstream' ),
	entry: AI,
	order: 30,
	isAvailable: () => canManageOptions(),
	guide: 'ai',
	load: async () =>
		(
			await import(
				/* webpackChunkName: "screen-my-jetpack-ai-templates" */ './panel'
			)
		).TemplatesPanel,
};

import { __ } from '@wordpress/i18n';
import { canManageOptions } from '@slipstream/settings';
import type { Section } from '@slipstream/ui';
import { AI } from '../../entries';

/** Who may use AI, for what, and how much. */
export const section: Section = {
	id: 'ai-control',
	title: __( 'AI limits and access', 'slipstream' ),
	tab: __( 'Limits and access', 'slipstream' ),
	entry: AI,
	order: 40,
	isAvailable: () => canManageOptions(),
	guide: 'ai',
	load: async () =>
		(
			await import(
				/* webpackChunkName: "screen-my-jetpack-ai-control" */ './panel'
			)
		).ControlPanel,
};

import { __ } from '@wordpress/i18n';
import type { Section } from '@slipstream/ui';

/** How sites come in, and how many requests they have. */
export const section: Section = {
	id: 'tiers',
	title: __( 'Tiers and registration', 'slipstream' ),
	order: 40,
	load: async () =>
		( await import( /* webpackChunkName: "screen-hub-tiers" */ './tiers' ) )
			.Tiers,
};

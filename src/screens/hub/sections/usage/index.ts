import { __ } from '@wordpress/i18n';
import type { Section } from '@slipstream/ui';

/** What the sites have asked, and what that cost. */
export const section: Section = {
	id: 'usage',
	title: __( 'Usage and cost', 'slipstream' ),
	order: 30,
	load: async () =>
		( await import( /* webpackChunkName: "screen-hub-usage" */ './usage' ) )
			.Usage,
};

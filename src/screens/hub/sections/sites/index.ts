import { __ } from '@wordpress/i18n';
import type { Section } from '@slipstream/ui';

/** The sites that use the hub. */
export const section: Section = {
	id: 'sites',
	title: __( 'Sites', 'slipstream' ),
	order: 10,
	isPlain: true,
	load: async () =>
		( await import( /* webpackChunkName: "screen-hub-sites" */ './sites' ) )
			.Sites,
};

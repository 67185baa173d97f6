import { __ } from '@wordpress/i18n';
import type { Section } from '@slipstream/ui';

/** Which servers are contacted, and what they are sent. */
export const section: Section = {
	id: 'privacy',
	title: __( 'Privacy', 'slipstream' ),
	order: 78,
	load: async () =>
		(
			await import(
				/* webpackChunkName: "screen-my-jetpack-privacy" */ './panel'
			)
		).PrivacyPanel,
};

import { __ } from '@wordpress/i18n';
import type { Section } from '@slipstream/ui';

/** Keys that give a site a tier. */
export const section: Section = {
	id: 'licenses',
	title: __( 'Licenses', 'slipstream' ),
	order: 60,
	isPlain: true,
	load: async () =>
		(
			await import(
				/* webpackChunkName: "screen-hub-licenses" */ './licenses'
			)
		).Licenses,
};

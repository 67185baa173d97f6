import { __ } from '@wordpress/i18n';
import type { Section } from '@slipstream/ui';

/** Settings that have no section of their own. */
export const section: Section = {
	id: 'settings',
	title: __( 'Settings', 'slipstream' ),
	order: 80,
	load: async () =>
		(
			await import(
				/* webpackChunkName: "screen-my-jetpack-settings" */ './panel'
			)
		).SettingsPanel,
};

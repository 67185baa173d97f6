import { __ } from '@wordpress/i18n';
import type { Section } from '@slipstream/ui';
import { MAINTENANCE } from '../../groups';

/** Settings that have no section of their own. */
export const section: Section = {
	id: 'settings',
	title: __( 'Settings', 'slipstream' ),
	order: 80,
	group: MAINTENANCE,
	load: async () =>
		(
			await import(
				/* webpackChunkName: "screen-my-jetpack-settings" */ './panel'
			)
		).SettingsPanel,
};

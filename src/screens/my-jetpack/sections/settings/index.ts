import { __ } from '@wordpress/i18n';
import { canManageOptions } from '@slipstream/settings';
import type { Section } from '@slipstream/ui';
import { FEATURES } from '../../entries';

/** Settings that have no section of their own. */
export const section: Section = {
	id: 'settings',
	title: __( 'Settings', 'slipstream' ),
	entry: FEATURES,
	order: 20,
	isAvailable: canManageOptions,
	guide: 'forms',
	load: async () =>
		(
			await import(
				/* webpackChunkName: "screen-my-jetpack-settings" */ './panel'
			)
		).SettingsPanel,
};

import { __ } from '@wordpress/i18n';
import { canManageOptions } from '@slipstream/settings';
import type { Section } from '@slipstream/ui';
import { SITE } from '../../groups';

/** Who gives the maps of the map block, and by which key. */
export const section: Section = {
	id: 'maps',
	title: __( 'Maps', 'slipstream' ),
	order: 73,
	group: SITE,
	isAvailable: canManageOptions,
	load: async () =>
		(
			await import(
				/* webpackChunkName: "screen-my-jetpack-maps" */ './panel'
			)
		).MapsPanel,
};

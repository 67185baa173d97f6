import { __ } from '@wordpress/i18n';
import { canManageOptions } from '@slipstream/settings';
import type { Section } from '@slipstream/ui';
import { SITE } from '../../entries';

/** Who gives the maps of the map block, and by which key. */
export const section: Section = {
	id: 'maps',
	title: __( 'Maps', 'slipstream' ),
	entry: SITE,
	order: 30,
	isAvailable: canManageOptions,
	guide: 'embeds-and-consent',
	load: async () =>
		(
			await import(
				/* webpackChunkName: "screen-my-jetpack-maps" */ './panel'
			)
		).MapsPanel,
};

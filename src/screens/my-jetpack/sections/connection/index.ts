import { __ } from '@wordpress/i18n';
import type { Section } from '@slipstream/ui';
import { SITE } from '../../entries';
import { loadConnectionAlerts } from './alerts';

/** Who the provider is, and how the site and its people are linked with it. */
export const section: Section = {
	id: 'connection',
	title: __( 'Connection', 'slipstream' ),
	entry: SITE,
	order: 20,
	loadAlerts: loadConnectionAlerts,
	guide: 'hub',
	load: async () =>
		(
			await import(
				/* webpackChunkName: "screen-my-jetpack-provider" */ './panel'
			)
		).ConnectionPanel,
};

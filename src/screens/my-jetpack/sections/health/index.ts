import { __ } from '@wordpress/i18n';
import { getSettings } from '@slipstream/settings';
import type { Section } from '@slipstream/ui';
import { SITE } from '../../entries';
import { loadHealthAlerts } from './alerts';

/** Whether all is well, and a report for whoever helps. */
export const section: Section = {
	id: 'health',
	title: __( 'Health', 'slipstream' ),
	entry: SITE,
	order: 10,
	isAvailable: () => getSettings().health.canView,
	loadAlerts: loadHealthAlerts,
	guide: 'start',
	load: async () =>
		(
			await import(
				/* webpackChunkName: "screen-my-jetpack-health" */ './panel'
			)
		).HealthPanel,
};

import { __ } from '@wordpress/i18n';
import { canManageOptions } from '@slipstream/settings';
import type { Section } from '@slipstream/ui';
import { AUDIENCE } from '../../entries';
import { loadOrderAlerts } from '../../payments/alerts';

/** What visitors have paid. */
export const section: Section = {
	id: 'orders',
	title: __( 'Orders', 'slipstream' ),
	entry: AUDIENCE,
	order: 45,
	isAvailable: canManageOptions,
	loadAlerts: loadOrderAlerts,
	guide: 'payments',
	load: async () =>
		(
			await import(
				/* webpackChunkName: "screen-my-jetpack-orders" */ './panel'
			)
		).OrdersPanel,
};

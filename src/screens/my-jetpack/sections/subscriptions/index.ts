import { __ } from '@wordpress/i18n';
import { canManageOptions } from '@slipstream/settings';
import type { Section } from '@slipstream/ui';
import { AUDIENCE } from '../../entries';
import { loadSubscriptionAlerts } from '../../payments/alerts';

/** What visitors pay again and again. */
export const section: Section = {
	id: 'subscriptions',
	title: __( 'Subscriptions', 'slipstream' ),
	entry: AUDIENCE,
	order: 46,
	isAvailable: canManageOptions,
	loadAlerts: loadSubscriptionAlerts,
	guide: 'payments',
	load: async () =>
		(
			await import(
				/* webpackChunkName: "screen-my-jetpack-subscriptions" */ './panel'
			)
		).SubscriptionsPanel,
};

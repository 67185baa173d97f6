import { __ } from '@wordpress/i18n';
import { canManageOptions } from '@slipstream/settings';
import type { Section } from '@slipstream/ui';
import { AUDIENCE } from '../../entries';

/** What visitors can buy with payment buttons. */
export const section: Section = {
	id: 'plans',
	title: __( 'Payment plans', 'slipstream' ),
	tab: __( 'Plans', 'slipstream' ),
	entry: AUDIENCE,
	order: 44,
	isAvailable: canManageOptions,
	guide: 'payments',
	load: async () =>
		(
			await import(
				/* webpackChunkName: "screen-my-jetpack-plans" */ './panel'
			)
		).PlansPanel,
};

import { __ } from '@wordpress/i18n';
import { canManageOptions } from '@slipstream/settings';
import type { Section } from '@slipstream/ui';
import { AUDIENCE } from '../../entries';

/** The accounts that take payments, and what was paid. */
export const section: Section = {
	id: 'payments',
	title: __( 'Payments', 'slipstream' ),
	entry: AUDIENCE,
	order: 40,
	isAvailable: canManageOptions,
	guide: 'payments',
	load: async () =>
		(
			await import(
				/* webpackChunkName: "screen-my-jetpack-payments" */ './panel'
			)
		).PaymentsPanel,
};

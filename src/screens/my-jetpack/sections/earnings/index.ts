import { __ } from '@wordpress/i18n';
import { canManageOptions } from '@slipstream/settings';
import type { Section } from '@slipstream/ui';
import { AUDIENCE } from '../../entries';

/** What has come in, and whether it is what the payment service says. */
export const section: Section = {
	id: 'earnings',
	title: __( 'Earnings', 'slipstream' ),
	entry: AUDIENCE,
	order: 47,
	isAvailable: canManageOptions,
	guide: 'payments',
	load: async () =>
		(
			await import(
				/* webpackChunkName: "screen-my-jetpack-earnings" */ './panel'
			)
		).EarningsPanel,
};

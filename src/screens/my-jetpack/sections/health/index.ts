import { __ } from '@wordpress/i18n';
import { canManageOptions } from '@slipstream/settings';
import type { Section } from '@slipstream/ui';
import { HealthSummary } from './summary';

/** Whether all is well, and a report for whoever helps. */
export const section: Section = {
	id: 'health',
	title: __( 'Health', 'slipstream' ),
	order: 85,
	isAvailable: canManageOptions,
	Summary: HealthSummary,
	load: async () =>
		(
			await import(
				/* webpackChunkName: "screen-my-jetpack-health" */ './panel'
			)
		).HealthPanel,
};

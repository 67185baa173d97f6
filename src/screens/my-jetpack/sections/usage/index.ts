import { __ } from '@wordpress/i18n';
import type { Section } from '@slipstream/ui';
import { UsageSummary } from './summary';

/** What AI has been asked. */
export const section: Section = {
	id: 'usage',
	title: __( 'AI usage', 'slipstream' ),
	order: 20,
	Summary: UsageSummary,
	load: async () =>
		(
			await import(
				/* webpackChunkName: "screen-my-jetpack-usage" */ './panel'
			)
		).UsagePanel,
};

import { __ } from '@wordpress/i18n';
import { canManageOptions } from '@slipstream/settings';
import type { Section } from '@slipstream/ui';

/** What the site could use, one thing at a time. */
export const section: Section = {
	id: 'recommendations',
	title: __( 'Recommendations', 'slipstream' ),
	order: 76,
	isAvailable: canManageOptions,
	load: async () =>
		(
			await import(
				/* webpackChunkName: "screen-my-jetpack-recommendations" */ './panel'
			)
		).RecommendationsPanel,
};

import { __ } from '@wordpress/i18n';
import { canManageOptions } from '@slipstream/settings';
import type { Section } from '@slipstream/ui';
import { FEATURES } from '../../entries';

/** What the site could use, one thing at a time. */
export const section: Section = {
	id: 'recommendations',
	title: __( 'Recommendations', 'slipstream' ),
	entry: FEATURES,
	order: 30,
	isAvailable: canManageOptions,
	load: async () =>
		(
			await import(
				/* webpackChunkName: "screen-my-jetpack-recommendations" */ './panel'
			)
		).RecommendationsPanel,
};

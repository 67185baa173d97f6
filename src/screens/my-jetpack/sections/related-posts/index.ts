import { __ } from '@wordpress/i18n';
import { canManageOptions } from '@slipstream/settings';
import type { Section } from '@slipstream/ui';
import { FEATURES } from '../../entries';

/** Where related posts appear, and what they show. */
export const section: Section = {
	id: 'related-posts',
	title: __( 'Related posts', 'slipstream' ),
	entry: FEATURES,
	order: 30,
	isAvailable: canManageOptions,
	load: async () =>
		(
			await import(
				/* webpackChunkName: "screen-my-jetpack-related-posts" */ './panel'
			)
		).RelatedPostsPanel,
};

import { __ } from '@wordpress/i18n';
import { canManageOptions } from '@slipstream/settings';
import type { Section } from '@slipstream/ui';
import { AI } from '../../entries';

/** How the site's texts are written. */
export const section: Section = {
	id: 'ai-style',
	title: __( 'House style', 'slipstream' ),
	entry: AI,
	order: 20,
	isAvailable: () => canManageOptions(),
	guide: 'ai',
	load: async () =>
		(
			await import(
				/* webpackChunkName: "screen-my-jetpack-ai-style" */ './panel'
			)
		).StylePanel,
};

import { __ } from '@wordpress/i18n';
import { canManageOptions } from '@slipstream/settings';
import type { Section } from '@slipstream/ui';
import { AI } from '../../groups';
import { isAiOn } from '../../is-ai-on';

/** How the site's texts are written. */
export const section: Section = {
	id: 'ai-style',
	title: __( 'House style', 'slipstream' ),
	order: 60,
	group: AI,
	isAvailable: () => isAiOn() && canManageOptions(),
	load: async () =>
		(
			await import(
				/* webpackChunkName: "screen-my-jetpack-ai-style" */ './panel'
			)
		).StylePanel,
};

import { __ } from '@wordpress/i18n';
import type { Section } from '@slipstream/ui';
import { AI } from '../../groups';
import { isAiOn } from '../../is-ai-on';
import { isAtHub } from '../../provider';
import { UsageSummary } from './summary';

/** What AI has been asked. */
export const section: Section = {
	id: 'usage',
	title: __( 'AI usage', 'slipstream' ),
	order: 20,
	group: AI,
	// A hub counts the requests of its sites: they stand with its tiers.
	isAvailable: () => isAiOn() && ! isAtHub(),
	Summary: UsageSummary,
	load: async () =>
		(
			await import(
				/* webpackChunkName: "screen-my-jetpack-usage" */ './panel'
			)
		).UsagePanel,
};

import { __ } from '@wordpress/i18n';
import { canManageOptions, getSettings } from '@slipstream/settings';
import type { Section } from '@slipstream/ui';
import { AI } from '../../entries';
import { isAtHub } from '../../provider';
import { UsageSummary } from './summary';

/** What AI has been asked. */
export const section: Section = {
	id: 'usage',
	title: __( 'AI usage', 'slipstream' ),
	tab: __( 'Usage', 'slipstream' ),
	entry: AI,
	order: 50,
	// A hub counts the requests of its sites: they stand with its tiers.
	isAvailable: () => {
		const { isEnabled, isAllowed } = getSettings().ai;
		return (
			! isAtHub() && ( canManageOptions() || ( isEnabled && isAllowed ) )
		);
	},
	Summary: UsageSummary,
	guide: 'ai',
	load: async () =>
		(
			await import(
				/* webpackChunkName: "screen-my-jetpack-usage" */ './panel'
			)
		).UsagePanel,
};

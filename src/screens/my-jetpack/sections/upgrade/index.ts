import { __ } from '@wordpress/i18n';
import { canManageOptions } from '@slipstream/settings';
import type { Section } from '@slipstream/ui';
import { AI } from '../../entries';
import { isAtHub } from '../../provider';
import { UpgradeSummary } from './summary';

/** Asks the hub for more requests. Where no hub answers, its address leads to the AI server. */
export const section: Section = {
	id: 'add-jetpack-ai',
	title: __( 'AI requests', 'slipstream' ),
	entry: AI,
	order: 10,
	isAvailable: () => canManageOptions() && isAtHub(),
	Summary: UpgradeSummary,
	load: async () =>
		(
			await import(
				/* webpackChunkName: "screen-my-jetpack-upgrade" */ './panel'
			)
		).UpgradePanel,
};

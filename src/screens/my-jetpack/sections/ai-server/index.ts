import { __ } from '@wordpress/i18n';
import { canManageOptions } from '@slipstream/settings';
import type { Section } from '@slipstream/ui';
import { AI } from '../../entries';
import { isAtHub } from '../../provider';
import { firstStep } from './first-step';

/** Which server answers AI requests. Where a hub does, its address leads to the hub's tiers. */
export const section: Section = {
	id: 'add-jetpack-ai',
	title: __( 'AI server', 'slipstream' ),
	tab: __( 'Server', 'slipstream' ),
	entry: AI,
	order: 10,
	isAvailable: () => canManageOptions() && ! isAtHub(),
	firstSteps: [ firstStep ],
	guide: 'ai',
	load: async () =>
		(
			await import(
				/* webpackChunkName: "screen-my-jetpack-ai-server" */ './panel'
			)
		).AiServerPanel,
};

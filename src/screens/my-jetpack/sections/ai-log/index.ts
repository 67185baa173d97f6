import { __ } from '@wordpress/i18n';
import { canManageOptions } from '@slipstream/settings';
import type { Section } from '@slipstream/ui';
import { AI } from '../../entries';
import { isAtHub } from '../../provider';

/** Each request of AI in a line. */
export const section: Section = {
	id: 'ai-log',
	title: __( 'AI log', 'slipstream' ),
	tab: __( 'Log', 'slipstream' ),
	entry: AI,
	order: 60,
	// What a hub answers is in the hub's log.
	isAvailable: () => canManageOptions() && ! isAtHub(),
	guide: 'ai',
	load: async () =>
		(
			await import(
				/* webpackChunkName: "screen-my-jetpack-ai-log" */ './panel'
			)
		).LogPanel,
};

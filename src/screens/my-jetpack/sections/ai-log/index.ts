import { __ } from '@wordpress/i18n';
import type { Section } from '@slipstream/ui';
import { isAtHub } from '../../provider';

/** Each request of AI in a line. */
export const section: Section = {
	id: 'ai-log',
	title: __( 'AI log', 'slipstream' ),
	order: 65,
	// What a hub answers is in the hub's log.
	isAvailable: () => ! isAtHub(),
	load: async () =>
		(
			await import(
				/* webpackChunkName: "screen-my-jetpack-ai-log" */ './panel'
			)
		).LogPanel,
};

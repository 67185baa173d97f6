import { __ } from '@wordpress/i18n';
import { canManageOptions, getSettings } from '@slipstream/settings';
import type { Section } from '@slipstream/ui';
import { HUB } from '../../entries';
import { isAtHub } from '../../provider';

/** Makes the site the hub of others. One that has a hub itself is none. */
export const section: Section = {
	id: 'hub',
	title: __( 'Hub', 'slipstream' ),
	entry: HUB,
	order: 10,
	// Where it is off, Features has its switch.
	isAvailable: () =>
		canManageOptions() && ! isAtHub() && getSettings().modules.hub === true,
	load: async () =>
		(
			await import(
				/* webpackChunkName: "screen-my-jetpack-hub" */ './panel'
			)
		).HubPanel,
};

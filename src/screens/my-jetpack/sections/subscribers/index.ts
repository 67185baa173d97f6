import { __ } from '@wordpress/i18n';
import { canManageOptions } from '@slipstream/settings';
import type { Section } from '@slipstream/ui';
import { AUDIENCE } from '../../entries';

/** The people who want new posts by email. */
export const section: Section = {
	id: 'subscribers',
	title: __( 'Subscribers', 'slipstream' ),
	entry: AUDIENCE,
	order: 20,
	isAvailable: canManageOptions,
	guide: 'subscribers',
	load: async () =>
		(
			await import(
				/* webpackChunkName: "screen-my-jetpack-subscribers" */ './panel'
			)
		).SubscribersPanel,
};

import { __ } from '@wordpress/i18n';
import { canManageOptions } from '@slipstream/settings';
import type { Section } from '@slipstream/ui';

/** What a site with ads of its own needs. */
export const section: Section = {
	id: 'ads',
	title: __( 'Ads', 'slipstream' ),
	order: 72,
	isAvailable: canManageOptions,
	load: async () =>
		(
			await import(
				/* webpackChunkName: "screen-my-jetpack-ads" */ './panel'
			)
		).AdsPanel,
};

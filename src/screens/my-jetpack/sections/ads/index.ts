import { __ } from '@wordpress/i18n';
import { canManageOptions } from '@slipstream/settings';
import type { Section } from '@slipstream/ui';
import { SITE } from '../../entries';

/** What a site with ads of its own needs. */
export const section: Section = {
	id: 'ads',
	title: __( 'Ads', 'slipstream' ),
	entry: SITE,
	order: 60,
	isAvailable: canManageOptions,
	guide: 'embeds-and-consent',
	load: async () =>
		(
			await import(
				/* webpackChunkName: "screen-my-jetpack-ads" */ './panel'
			)
		).AdsPanel,
};

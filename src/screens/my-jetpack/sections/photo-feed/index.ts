import { __ } from '@wordpress/i18n';
import { canManageOptions } from '@slipstream/settings';
import type { Section } from '@slipstream/ui';
import { SITE } from '../../entries';

/** The app that accounts of Instagram are connected through. */
export const section: Section = {
	id: 'photo-feed',
	title: __( 'Photo feed', 'slipstream' ),
	entry: SITE,
	order: 40,
	isAvailable: canManageOptions,
	guide: 'embeds-and-consent',
	load: async () =>
		(
			await import(
				/* webpackChunkName: "screen-my-jetpack-photo-feed" */ './panel'
			)
		).PhotoFeedPanel,
};

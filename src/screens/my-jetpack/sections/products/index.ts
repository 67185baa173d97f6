import { __ } from '@wordpress/i18n';
import { canManageOptions } from '@slipstream/settings';
import type { Section } from '@slipstream/ui';
import { SITE } from '../../groups';

/** What the site has, what was bought for it, and its licenses. */
export const section: Section = {
	id: 'products',
	title: __( 'Products and licenses', 'slipstream' ),
	order: 70,
	group: SITE,
	isAvailable: canManageOptions,
	load: async () =>
		(
			await import(
				/* webpackChunkName: "screen-my-jetpack-products" */ './panel'
			)
		).ProductsPanel,
};

import { __ } from '@wordpress/i18n';
import { canManageOptions } from '@slipstream/settings';
import type { Section } from '@slipstream/ui';
import { SITE } from '../../entries';

/** What the site has, what was bought for it, and its licenses. */
export const section: Section = {
	id: 'products',
	title: __( 'Products and licenses', 'slipstream' ),
	entry: SITE,
	order: 70,
	isAvailable: canManageOptions,
	load: async () =>
		(
			await import(
				/* webpackChunkName: "screen-my-jetpack-products" */ './panel'
			)
		).ProductsPanel,
};

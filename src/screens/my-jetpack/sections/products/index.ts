import { __ } from '@wordpress/i18n';
import { canManageOptions, getSettings } from '@slipstream/settings';
import type { Section } from '@slipstream/ui';
import { SITE } from '../../entries';
import { providerOfPage } from '../../provider';

/** What the site has of its hub, and its licenses. Without a hub, it is there only while license keys are left to remove. */
export const section: Section = {
	id: 'products',
	title: __( 'Plan', 'slipstream' ),
	entry: SITE,
	order: 70,
	isAvailable: () =>
		canManageOptions() &&
		( ! providerOfPage().isOwn || getSettings().plans.hasKeptLicenses ),
	guide: 'hub',
	load: async () =>
		(
			await import(
				/* webpackChunkName: "screen-my-jetpack-products" */ './panel'
			)
		).ProductsPanel,
};

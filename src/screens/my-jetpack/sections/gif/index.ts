import { __ } from '@wordpress/i18n';
import { canManageOptions } from '@slipstream/settings';
import type { Section } from '@slipstream/ui';
import { SITE } from '../../entries';

/** The key that authors search GIFs with. */
export const section: Section = {
	id: 'gif',
	title: __( 'GIF', 'slipstream' ),
	entry: SITE,
	order: 45,
	isAvailable: canManageOptions,
	guide: 'embeds-and-consent',
	load: async () =>
		(
			await import(
				/* webpackChunkName: "screen-my-jetpack-gif" */ './panel'
			)
		).GifPanel,
};

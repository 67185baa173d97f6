import { __ } from '@wordpress/i18n';
import { canManageOptions } from '@slipstream/settings';
import type { Section } from '@slipstream/ui';
import { SITE } from '../../entries';

/** The tags by which services know whose the site is. */
export const section: Section = {
	id: 'verification',
	title: __( 'Site verification', 'slipstream' ),
	entry: SITE,
	order: 50,
	isAvailable: canManageOptions,
	load: async () =>
		(
			await import(
				/* webpackChunkName: "screen-my-jetpack-verification" */ './panel'
			)
		).VerificationPanel,
};

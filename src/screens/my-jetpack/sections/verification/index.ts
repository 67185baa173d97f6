import { __ } from '@wordpress/i18n';
import { canManageOptions } from '@slipstream/settings';
import type { Section } from '@slipstream/ui';

/** The tags by which services know whose the site is. */
export const section: Section = {
	id: 'verification',
	title: __( 'Site verification', 'slipstream' ),
	order: 74,
	isAvailable: canManageOptions,
	load: async () =>
		(
			await import(
				/* webpackChunkName: "screen-my-jetpack-verification" */ './panel'
			)
		).VerificationPanel,
};

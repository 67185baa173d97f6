import { __ } from '@wordpress/i18n';
import { canManageOptions } from '@slipstream/settings';
import type { Section } from '@slipstream/ui';
import { PRIVACY } from '../../entries';
import { firstStep } from './first-step';

/** Which servers are contacted, and what they are sent. */
export const section: Section = {
	id: 'privacy',
	title: __( 'Privacy', 'slipstream' ),
	entry: PRIVACY,
	order: 10,
	isAvailable: canManageOptions,
	firstSteps: [ firstStep ],
	guide: 'embeds-and-consent',
	load: async () =>
		(
			await import(
				/* webpackChunkName: "screen-my-jetpack-privacy" */ './panel'
			)
		).PrivacyPanel,
};

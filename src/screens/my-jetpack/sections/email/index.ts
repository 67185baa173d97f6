import { __ } from '@wordpress/i18n';
import { canManageOptions } from '@slipstream/settings';
import type { Section } from '@slipstream/ui';
import { SITE } from '../../entries';
import { firstStep } from './first-step';

/** Whether email from this site arrives. */
export const section: Section = {
	id: 'email',
	title: __( 'Email', 'slipstream' ),
	entry: SITE,
	order: 15,
	isAvailable: canManageOptions,
	firstSteps: [ firstStep ],
	guide: 'forms',
	load: async () =>
		(
			await import(
				/* webpackChunkName: "screen-my-jetpack-email" */ './panel'
			)
		).EmailPanel,
};

import { __ } from '@wordpress/i18n';
import { canManageOptions } from '@slipstream/settings';
import type { Section } from '@slipstream/ui';
import { FEATURES } from '../../entries';
import { firstSteps } from './first-steps';
import { ResponsesSummary, responsesAddress } from './responses-summary';

/** Settings that have no section of their own. */
export const section: Section = {
	id: 'settings',
	title: __( 'Settings', 'slipstream' ),
	entry: FEATURES,
	order: 20,
	isAvailable: canManageOptions,
	Summary: ResponsesSummary,
	summaryTitle: __( 'New form responses', 'slipstream' ),
	summaryHref: responsesAddress,
	summaryOrder: 10,
	firstSteps,
	guide: 'forms',
	load: async () =>
		(
			await import(
				/* webpackChunkName: "screen-my-jetpack-settings" */ './panel'
			)
		).SettingsPanel,
};

import { __ } from '@wordpress/i18n';
import { canManageOptions } from '@slipstream/settings';
import type { Section } from '@slipstream/ui';
import { FEATURES } from '../../entries';
import { firstStep } from './first-step';
import {
	mayReadResponses,
	ResponsesSummary,
	responsesAddress,
} from './responses-summary';

/** Form responses, and how long they are kept. */
export const section: Section = {
	id: 'forms',
	// It held the settings of forms, of related posts, and the test email.
	formerIds: [ 'settings' ],
	title: __( 'Forms', 'slipstream' ),
	entry: FEATURES,
	order: 20,
	isAvailable: canManageOptions,
	Summary: ResponsesSummary,
	isSummaryAvailable: mayReadResponses,
	summaryTitle: __( 'New form responses', 'slipstream' ),
	summaryHref: responsesAddress,
	summaryOrder: 10,
	firstSteps: [ firstStep ],
	guide: 'forms',
	load: async () =>
		(
			await import(
				/* webpackChunkName: "screen-my-jetpack-forms" */ './panel'
			)
		).FormsPanel,
};

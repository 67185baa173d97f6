import { __ } from '@wordpress/i18n';
import type { Section } from '@slipstream/ui';
import { AUDIENCE } from '../../entries';
import { firstStep } from './first-step';
import { StatisticsSummary } from './summary';

/** How often pages are read, and what is done in the editor. */
export const section: Section = {
	id: 'statistics',
	title: __( 'Statistics', 'slipstream' ),
	entry: AUDIENCE,
	order: 10,
	summaryOrder: 25,
	Summary: StatisticsSummary,
	firstSteps: [ firstStep ],
	guide: 'statistics',
	load: async () =>
		(
			await import(
				/* webpackChunkName: "screen-my-jetpack-statistics" */ './panel'
			)
		).StatisticsPanel,
};

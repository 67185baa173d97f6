import { __ } from '@wordpress/i18n';
import { canManageOptions } from '@slipstream/settings';
import type { Section } from '@slipstream/ui';
import { FEATURES } from '../../entries';

/** What is on and what is off on this site. */
export const section: Section = {
	id: 'modules',
	title: __( 'Features', 'slipstream' ),
	entry: FEATURES,
	order: 10,
	isAvailable: canManageOptions,
	isPlain: true,
	guide: 'from-jetpack',
	load: async () =>
		(
			await import(
				/* webpackChunkName: "screen-my-jetpack-modules" */ './panel'
			)
		).ModulesPanel,
};

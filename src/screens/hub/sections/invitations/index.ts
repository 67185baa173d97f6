import { __ } from '@wordpress/i18n';
import type { Section } from '@slipstream/ui';

/** What lets sites in. */
export const section: Section = {
	id: 'invitations',
	title: __( 'Invitations', 'slipstream' ),
	order: 50,
	isPlain: true,
	load: async () =>
		(
			await import(
				/* webpackChunkName: "screen-hub-invitations" */ './invitations'
			)
		).Invitations,
};

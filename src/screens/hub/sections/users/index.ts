import { __ } from '@wordpress/i18n';
import type { Section } from '@slipstream/ui';

/** The people of the sites. */
export const section: Section = {
	id: 'users',
	title: __( 'Users', 'slipstream' ),
	order: 20,
	isPlain: true,
	load: async () =>
		( await import( /* webpackChunkName: "screen-hub-users" */ './users' ) )
			.Users,
};

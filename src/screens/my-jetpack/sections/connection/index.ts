import { __ } from '@wordpress/i18n';
import type { Section } from '@slipstream/ui';
import { ConnectionPanel } from './panel';

/** Whether the site and the user are connected. */
export const section: Section = {
	id: 'connection',
	title: __( 'Connection', 'slipstream' ),
	order: 10,
	Summary: ConnectionPanel,
	load: () => Promise.resolve( ConnectionPanel ),
};

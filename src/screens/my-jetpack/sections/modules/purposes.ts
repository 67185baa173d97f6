import { __ } from '@wordpress/i18n';

/** The cards in their order, by what modules and blocks say of themselves. */
export const PURPOSES: readonly { name: string; title: string }[] = [
	{ name: 'write', title: __( 'Write', 'slipstream' ) },
	{ name: 'forms', title: __( 'Forms', 'slipstream' ) },
	{ name: 'media', title: __( 'Media', 'slipstream' ) },
	{ name: 'embeds', title: __( 'Embeds', 'slipstream' ) },
	{ name: 'audience', title: __( 'Audience', 'slipstream' ) },
	{ name: 'earn', title: __( 'Earn', 'slipstream' ) },
	{ name: 'site', title: __( 'Site', 'slipstream' ) },
];

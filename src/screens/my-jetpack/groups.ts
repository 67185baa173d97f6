import { __ } from '@wordpress/i18n';

/** What sections are listed under. */
export const AI = __( 'AI', 'slipstream' );
export const SITE = __( 'Site', 'slipstream' );
export const MAINTENANCE = __( 'Maintenance', 'slipstream' );

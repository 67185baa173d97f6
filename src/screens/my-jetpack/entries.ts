import { __ } from '@wordpress/i18n';
import type { SectionEntry } from '@slipstream/ui';

const entry = ( title: string, order: number ): SectionEntry => ( {
	title,
	order,
} );

/** What an owner comes for. The overview is before them. */
export const AI = entry( __( 'AI', 'slipstream' ), 10 );
export const FEATURES = entry( __( 'Features', 'slipstream' ), 20 );
export const AUDIENCE = entry( __( 'Audience', 'slipstream' ), 30 );
export const PRIVACY = entry( __( 'Privacy', 'slipstream' ), 40 );
export const SITE = entry( __( 'Site', 'slipstream' ), 50 );
export const HUB = entry( __( 'Hub', 'slipstream' ), 60 );

import { __ } from '@wordpress/i18n';

/** The places where ads may stand, by their settings. */
export const PLACES = {
	enable_header_ad: __( 'At the top of the page', 'slipstream' ),
	wordads_inline_enabled: __( 'Between paragraphs', 'slipstream' ),
	wordads_second_belowpost: __( 'A second one below posts', 'slipstream' ),
} as const;

/** The kinds of pages that may have ads, by their settings. */
export const PAGES = {
	wordads_display_front_page: __( 'Front page', 'slipstream' ),
	wordads_display_post: __( 'Posts', 'slipstream' ),
	wordads_display_page: __( 'Pages', 'slipstream' ),
	wordads_display_archive: __( 'Archives', 'slipstream' ),
} as const;

type Switch =
	| keyof typeof PLACES
	| keyof typeof PAGES
	| 'wordads_custom_adstxt_enabled'
	| 'wordads_ccpa_enabled';

/** The settings of the form. */
export type AdsSettings = Record< Switch, boolean > & {
	wordads_custom_adstxt: string;
	wordads_ccpa_privacy_policy_url: string;
};

export const NAMES = [
	...( Object.keys( PLACES ) as ( keyof typeof PLACES )[] ),
	...( Object.keys( PAGES ) as ( keyof typeof PAGES )[] ),
	'wordads_custom_adstxt_enabled',
	'wordads_custom_adstxt',
	'wordads_ccpa_enabled',
	'wordads_ccpa_privacy_policy_url',
] as const;

/** As much as the server takes. */
export const TXT_LENGTH = 100000;

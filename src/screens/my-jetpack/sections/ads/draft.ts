import { __ } from '@wordpress/i18n';

/** The places where ads may stand, by their settings. */
export const PLACES = {
	enable_header_ad: __( 'At the top of the page', 'slipstream' ),
	wordads_inline_enabled: __( 'In the middle of long content', 'slipstream' ),
	wordads_second_belowpost: __(
		'A second ad below the content',
		'slipstream'
	),
} as const;

/** The kinds of pages that may have ads, by their settings. */
export const PAGES = {
	wordads_display_front_page: __( 'Front page', 'slipstream' ),
	wordads_display_post: __( 'Posts', 'slipstream' ),
	wordads_display_page: __( 'Pages', 'slipstream' ),
	wordads_display_archive: __( 'Archives', 'slipstream' ),
} as const;

/** What visitors may decide, by its settings. */
export const VISITORS = {
	wordads_cmp_enabled: __( 'Ask visitors before loading ads', 'slipstream' ),
	wordads_ccpa_enabled: __(
		'Offer “Do not sell or share my personal information”',
		'slipstream'
	),
} as const;

/** The formats of the ad block, by the settings that hold their code. */
export const CODES = {
	slipstream_ad_code_mrec: __( 'Rectangle 300 × 250', 'slipstream' ),
	slipstream_ad_code_leaderboard: __( 'Leaderboard 728 × 90', 'slipstream' ),
	slipstream_ad_code_mobile_leaderboard: __(
		'Mobile leaderboard 320 × 50',
		'slipstream'
	),
	slipstream_ad_code_wideskyscraper: __(
		'Wide skyscraper 160 × 600',
		'slipstream'
	),
} as const;

export type CodeName = keyof typeof CODES;

export const CODE_NAMES = Object.keys( CODES ) as CodeName[];

type Switch =
	| keyof typeof PLACES
	| keyof typeof PAGES
	| keyof typeof VISITORS
	| 'wordads_custom_adstxt_enabled';

/** The settings of the form. */
export type AdsSettings = Record< Switch, boolean > &
	Record< CodeName, string > & {
		wordads_custom_adstxt: string;
		wordads_ccpa_privacy_policy_url: string;
	};

export const NAMES = [
	...( Object.keys( PLACES ) as ( keyof typeof PLACES )[] ),
	...( Object.keys( PAGES ) as ( keyof typeof PAGES )[] ),
	...( Object.keys( VISITORS ) as ( keyof typeof VISITORS )[] ),
	...CODE_NAMES,
	'wordads_custom_adstxt_enabled',
	'wordads_custom_adstxt',
	'wordads_ccpa_privacy_policy_url',
] as const;

/** As much as the server takes. */
export const TXT_LENGTH = 100000;

/** Likewise, for one format. */
export const CODE_LENGTH = 20000;

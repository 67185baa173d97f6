import type { AdsSettings as AllSettings } from '@slipstream/site-settings';

/** The places where ads may stand. */
export const PLACES = [
	'enable_header_ad',
	'wordads_inline_enabled',
	'slipstream_ad_below_content',
	'wordads_second_belowpost',
] as const;

/** The kinds of pages that may have ads. */
export const PAGES = [
	'wordads_display_front_page',
	'wordads_display_post',
	'wordads_display_page',
	'wordads_display_archive',
] as const;

/** What visitors may decide. */
export const VISITORS = [
	'wordads_cmp_enabled',
	'wordads_ccpa_enabled',
] as const;

/** The code of each format of the ad block. */
export const CODE_NAMES = [
	'slipstream_ad_code_mrec',
	'slipstream_ad_code_leaderboard',
	'slipstream_ad_code_mobile_leaderboard',
	'slipstream_ad_code_wideskyscraper',
] as const;

export type CodeName = ( typeof CODE_NAMES )[ number ];

export const NAMES = [
	...PLACES,
	...PAGES,
	...VISITORS,
	...CODE_NAMES,
	'wordads_custom_adstxt_enabled',
	'wordads_custom_adstxt',
	'wordads_ccpa_privacy_policy_url',
] as const;

/** The settings of the form. */
export type AdsSettings = Pick< AllSettings, ( typeof NAMES )[ number ] >;

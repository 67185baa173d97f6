/* eslint-disable prettier/prettier -- Made of php/Ads/settings.json by the build: change that. */
import { __ } from '@wordpress/i18n';
import type { DeepReadonly } from './deep-readonly';

interface Values {
	/**
	 * At the top of the page
	 */
	enable_header_ad: boolean;
	/**
	 * Below the content
	 */
	slipstream_ad_below_content: boolean;
	/**
	 * A second ad below the content
	 */
	wordads_second_belowpost: boolean;
	/**
	 * In the middle of long content
	 */
	wordads_inline_enabled: boolean;
	/**
	 * Front page
	 */
	wordads_display_front_page: boolean;
	/**
	 * Posts
	 */
	wordads_display_post: boolean;
	/**
	 * Pages
	 */
	wordads_display_page: boolean;
	/**
	 * Archives
	 */
	wordads_display_archive: boolean;
	/**
	 * Serve an ads.txt file
	 */
	wordads_custom_adstxt_enabled: boolean;
	/**
	 * Offer “Do not sell or share my personal information”
	 */
	wordads_ccpa_enabled: boolean;
	/**
	 * Ask visitors before loading ads
	 */
	wordads_cmp_enabled: boolean;
	/**
	 * Approved for ads
	 */
	wordads_approved: boolean;
	/**
	 * Contents of ads.txt
	 */
	wordads_custom_adstxt: string;
	/**
	 * Privacy policy address
	 */
	wordads_ccpa_privacy_policy_url: string;
	/**
	 * Rectangle 300 × 250
	 */
	slipstream_ad_code_mrec: string;
	/**
	 * Leaderboard 728 × 90
	 */
	slipstream_ad_code_leaderboard: string;
	/**
	 * Mobile leaderboard 320 × 50
	 */
	slipstream_ad_code_mobile_leaderboard: string;
	/**
	 * Wide skyscraper 160 × 600
	 */
	slipstream_ad_code_wideskyscraper: string;
}

/** The settings as the server has them. */
export type AdsSettings = DeepReadonly< Values >;

/** What is said of each. */
export const adsSettings = {
	enable_header_ad: {
		get label() { return __( 'At the top of the page', 'slipstream' ); },
		default: false,
	},
	slipstream_ad_below_content: {
		get label() { return __( 'Below the content', 'slipstream' ); },
		default: false,
	},
	wordads_second_belowpost: {
		get label() { return __( 'A second ad below the content', 'slipstream' ); },
		default: false,
	},
	wordads_inline_enabled: {
		get label() { return __( 'In the middle of long content', 'slipstream' ); },
		default: false,
	},
	wordads_display_front_page: {
		get label() { return __( 'Front page', 'slipstream' ); },
		default: false,
	},
	wordads_display_post: {
		get label() { return __( 'Posts', 'slipstream' ); },
		default: false,
	},
	wordads_display_page: {
		get label() { return __( 'Pages', 'slipstream' ); },
		default: false,
	},
	wordads_display_archive: {
		get label() { return __( 'Archives', 'slipstream' ); },
		default: false,
	},
	wordads_custom_adstxt_enabled: {
		get label() { return __( 'Serve an ads.txt file', 'slipstream' ); },
		get description() { return __( 'Tells buyers who may sell ads on this site. A file with that name on the server takes precedence.', 'slipstream' ); },
		default: false,
	},
	wordads_ccpa_enabled: {
		get label() { return __( 'Offer “Do not sell or share my personal information”', 'slipstream' ); },
		default: false,
	},
	wordads_cmp_enabled: {
		get label() { return __( 'Ask visitors before loading ads', 'slipstream' ); },
		default: false,
	},
	wordads_approved: {
		get label() { return __( 'Approved for ads', 'slipstream' ); },
		default: false,
	},
	wordads_custom_adstxt: {
		get label() { return __( 'Contents of ads.txt', 'slipstream' ); },
		get description() { return __( 'One record per line, as your ad network gives them: google.com, pub-123, DIRECT, f08c47fec0942fa0', 'slipstream' ); },
		limits: {"maxLength":100000},
		default: "",
	},
	wordads_ccpa_privacy_policy_url: {
		get label() { return __( 'Privacy policy address', 'slipstream' ); },
		get description() { return __( 'Appears below the opt-out link. If empty, this site’s privacy policy page is used.', 'slipstream' ); },
		limits: {"maxLength":2000},
		default: "",
	},
	slipstream_ad_code_mrec: {
		get label() { return __( 'Rectangle 300 × 250', 'slipstream' ); },
		limits: {"maxLength":20000},
		default: "",
	},
	slipstream_ad_code_leaderboard: {
		get label() { return __( 'Leaderboard 728 × 90', 'slipstream' ); },
		limits: {"maxLength":20000},
		default: "",
	},
	slipstream_ad_code_mobile_leaderboard: {
		get label() { return __( 'Mobile leaderboard 320 × 50', 'slipstream' ); },
		limits: {"maxLength":20000},
		default: "",
	},
	slipstream_ad_code_wideskyscraper: {
		get label() { return __( 'Wide skyscraper 160 × 600', 'slipstream' ); },
		limits: {"maxLength":20000},
		default: "",
	},
} as const;

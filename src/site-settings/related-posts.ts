/* eslint-disable prettier/prettier -- Made of php/Related_Posts/settings.json by the build: change that. */
import { __ } from '@wordpress/i18n';
import type { DeepReadonly } from './deep-readonly';

interface Values {
	/**
	 * Post types
	 */
	slipstream_related_post_types: string[];
	/**
	 * Show below every post
	 */
	slipstream_related_below_posts: boolean;
	/**
	 * Only from categories or tags
	 */
	slipstream_related_include_terms: number[];
	/**
	 * Exclude categories or tags
	 */
	slipstream_related_exclude_terms: number[];
	/**
	 * For posts without a featured image
	 */
	slipstream_related_fallback: 'none' | 'first' | 'icon' | 'chosen';
	/**
	 * Image for posts without a featured image
	 */
	slipstream_related_fallback_image: number;
	/**
	 * Headline above the list
	 */
	show_headline: boolean;
	/**
	 * Pictures
	 */
	show_thumbnails: boolean;
}

/** The settings as the server has them. */
export type RelatedPostsSettings = DeepReadonly< Values >;

/** What is said of each. */
export const relatedPostsSettings = {
	slipstream_related_post_types: {
		get label() { return __( 'Post types', 'slipstream' ); },
		limits: {"minItems":1,"items":{}},
		default: ["post"],
	},
	slipstream_related_below_posts: {
		get label() { return __( 'Show below every post', 'slipstream' ); },
		get description() { return __( 'Posts that already have the block or the shortcode do not get a second list.', 'slipstream' ); },
		default: false,
	},
	slipstream_related_include_terms: {
		get label() { return __( 'Only from categories or tags', 'slipstream' ); },
		limits: {"maxItems":50,"items":{"minimum":1}},
		default: [],
	},
	slipstream_related_exclude_terms: {
		get label() { return __( 'Exclude categories or tags', 'slipstream' ); },
		limits: {"maxItems":50,"items":{"minimum":1}},
		default: [],
	},
	slipstream_related_fallback: {
		get label() { return __( 'For posts without a featured image', 'slipstream' ); },
		limits: {"enum":["none","first","icon","chosen"]},
		default: "first",
	},
	slipstream_related_fallback_image: {
		get label() { return __( 'Image for posts without a featured image', 'slipstream' ); },
		limits: {"minimum":0},
		default: 0,
	},
	show_headline: {
		get label() { return __( 'Headline above the list', 'slipstream' ); },
		get description() { return __( 'For lists below every post and the shortcode; blocks have their own setting.', 'slipstream' ); },
		default: true,
	},
	show_thumbnails: {
		get label() { return __( 'Pictures', 'slipstream' ); },
		get description() { return __( 'For lists below every post and the shortcode; blocks have their own setting.', 'slipstream' ); },
		default: false,
	},
} as const;

import type { RelatedPostsSettings } from '@slipstream/site-settings';

/** What a block holds. */
export interface RelatedAttributes {
	postLayout: string;
	displayAuthor: boolean;
	displayDate: boolean;
	displayThumbnails: boolean;
	displayContext: boolean;
	postsToShow: number;
}

/** A related post, as the server tells it. */
export interface RelatedPost {
	id: number;
	url: string;
	title: string;
	date: string;
	author: string;
	img: { src: string; alt_text?: string };
	block_context: { text: string; link: string };
}

/** The post that posts are related to. */
export interface Subject {
	postId?: number;
	postType?: string;
}

/** Which posts are related on this site. */
export const NAMES = [
	'slipstream_related_post_types',
	'slipstream_related_include_terms',
	'slipstream_related_exclude_terms',
	'slipstream_related_fallback',
	'slipstream_related_fallback_image',
] as const;

/** The settings that say it. */
export type SiteSettings = Pick<
	RelatedPostsSettings,
	( typeof NAMES )[ number ]
>;

/** What can be chosen, and how far the site is: the answer of GET slipstream/v1/related-posts/status. */
export interface SiteStatus {
	available_types: readonly { name: string; label: string }[];
	has_site_icon: boolean;
	index: { done: number; total: number; is_ready: boolean };
}

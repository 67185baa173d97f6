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
export interface SiteSettings {
	post_types: string[];
	include_terms: number[];
	exclude_terms: number[];
	fallback: 'none' | 'first' | 'icon' | 'chosen';
	fallback_image: number;
	available_types: { name: string; label: string }[];
	has_site_icon: boolean;
	index: { done: number; total: number; is_ready: boolean };
}

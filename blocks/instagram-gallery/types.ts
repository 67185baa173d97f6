/** What the block holds. */
export interface PhotoFeedAttributes {
	readonly align?: string;
	/** The number of a connection; never a token. */
	readonly accessToken?: string;
	readonly instagramUser?: string;
	readonly columns: number;
	readonly count: number;
	readonly spacing: number;
	readonly isStackedOnMobile: boolean;
}

/** An account that is connected. */
export interface Account {
	/** The number of its connection. */
	readonly token: string;
	readonly username: string;
}

export interface FeedImage {
	readonly link: string;
	readonly title: string;
	readonly url: string;
	readonly width?: number;
	readonly height?: number;
}

/** What `wpcom/v2/instagram-gallery/gallery` answers. */
export interface Feed {
	readonly external_name: string;
	/** A text where the connection is over. */
	readonly images: readonly FeedImage[] | string;
	/** Lost, where Instagram takes the connection no more and the site shows what it has. */
	readonly status?: 'ok' | 'lost';
}

export interface GifAttributes {
	readonly align?: string;
	readonly caption?: string;
	/** The player's address. */
	readonly giphyUrl?: string;
	readonly searchText?: string;
	/** The height in per cent of the width. */
	readonly paddingTop: string;
	/** What the GIF shows. Other editors pass it by. */
	readonly alt?: string;
}

/** A GIF that was found. */
export interface Gif {
	readonly id: string;
	readonly title: string;
	readonly embed_url: string;
	readonly width: number;
	readonly height: number;
	/** A still picture of it. */
	readonly preview: string;
}

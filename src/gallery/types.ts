/** A record of the media library: as the REST API has it, as an upload gives it, or as the library's window gives it. */
export interface MediaRecord {
	readonly id?: number;
	readonly url?: string;
	readonly source_url?: string;
	readonly alt?: string;
	readonly alt_text?: string;
	readonly caption?:
		string | { readonly raw?: string; readonly rendered?: string };
	readonly link?: string;
	readonly width?: number;
	readonly height?: number;
	/** Of the library's window. */
	readonly sizes?: Readonly< Record< string, MediaSize > >;
	readonly media_details?: {
		readonly width?: number;
		readonly height?: number;
		readonly sizes?: Readonly< Record< string, MediaSize > >;
	};
	readonly type?: string;
	readonly media_type?: string;
	readonly mime_type?: string;
}

/** One of the sizes that WordPress has made of a picture. */
export interface MediaSize {
	readonly url?: string;
	readonly source_url?: string;
	readonly width?: number;
	readonly height?: number;
}

/** A picture of a gallery, with all that is known of it. A block keeps what its markup has a place for. */
export interface GalleryImage {
	id?: number;
	/** Of the size that was asked for. */
	url: string;
	/** Of the file itself. */
	originalUrl: string;
	alt: string;
	/** Markup. */
	caption: string;
	/** The attachment's page. */
	link?: string;
	/** Of the file itself, in pixels. */
	width?: number;
	height?: number;
}

/** A picture on its way to the library. */
export interface Upload {
	readonly key: string;
	/** Of the file in the browser, to show meanwhile. */
	readonly url: string;
	readonly name: string;
}

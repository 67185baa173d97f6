/** A picture. What is read from a post is text, whatever it stands for. */
export interface GalleryImage {
	readonly alt?: string;
	readonly height?: number | string;
	readonly id?: number | string;
	/** The page of the attachment. */
	readonly link?: string;
	/** Where a click leads, in galleries whose links are their own. */
	readonly customLink?: string;
	/** The original picture. */
	readonly url?: string;
	readonly width?: number | string;
}

export type LinkTo = 'none' | 'media' | 'attachment' | 'custom';

export type Look = 'rectangular' | 'circle' | 'square' | 'columns';

export interface GalleryAttributes {
	readonly align?: string;
	readonly className?: string;
	readonly columns?: number;
	/** A row's columns in per cent, with five decimals. */
	readonly columnWidths: readonly ( readonly string[] )[];
	readonly ids: readonly number[];
	readonly imageFilter?: string;
	readonly images: readonly GalleryImage[];
	readonly imageCrop: boolean;
	readonly linkTo: LinkTo;
	readonly roundedCorners: number;
	/** HTML by the picture's id, or its address where it has none. Other editors pass it by. */
	readonly captions?: Readonly< Record< string, string > >;
	/** Whether a click enlarges the picture. */
	readonly lightbox?: boolean;
}

/** What decides in which rows the pictures stand. */
export type Arrangement = Pick<
	GalleryAttributes,
	'images' | 'columns' | 'align' | 'className'
>;

/** What this extension needs of the props of a block. */
export interface AltButtonProps {
	name: string;
	isSelected?: boolean;
	attributes: Record< string, unknown >;
	setAttributes: ( attributes: Record< string, string | boolean > ) => void;
	onClose?: () => void;
}

/** The image that a block shows. */
export interface BlockImage {
	/** Its number in the media library; 0 for an image from elsewhere. */
	id: number;
	url: string;
	alt: string;
	/** The attribute that holds the alternative text. */
	field: string;
	caption: string;
}

/** What this extension needs of the props of an image block. */
export interface ImageToolbarProps {
	name: string;
	isSelected?: boolean;
	attributes: { url?: string };
	setAttributes: ( attributes: {
		id: number;
		url: string;
		alt: string;
	} ) => void;
	onClose?: () => void;
}

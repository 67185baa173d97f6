/** What of `@wordpress/block-editor` chooses files. */
declare module '@wordpress/block-editor' {
	import type { ComponentType, ReactElement, ReactNode } from 'react';

	export const MediaUploadCheck: ComponentType< { children: ReactNode } >;
	export const MediaUpload: ComponentType<
		{
			allowedTypes: string[];
			render( props: { open(): void } ): ReactElement;
		} & (
			| {
					multiple?: false;
					/** The attachment that is chosen. */
					value?: number;
					onSelect( media: { id: number } ): void;
			  }
			| {
					multiple: true;
					/** In the order that they are shown in. */
					gallery?: boolean;
					value?: number[];
					onSelect( media: { id: number }[] ): void;
			  }
		)
	>;
	/** With `handleUpload` false, files are handed over as they are. */
	export const MediaPlaceholder: ComponentType< {
		icon?: ReactNode;
		labels?: { title?: string; instructions?: string };
		accept?: string;
		allowedTypes?: string[];
		multiple?: boolean;
		handleUpload?: boolean;
		/** Present where there are pictures already. */
		value?: unknown;
		addToGallery?: boolean;
		/** Of one picture, its record. */
		onSelect( chosen: { length?: number } ): void;
		onError?( message: string ): void;
		children?: ReactNode;
	} >;
}

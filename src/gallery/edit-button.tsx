import { MediaUpload, MediaUploadCheck } from '@wordpress/block-editor';
import { ToolbarButton, ToolbarGroup } from '@wordpress/components';
import type { MediaRecord } from './types';

interface Props {
	/** The pictures that are there. */
	ids: number[];
	text: string;
	/** What it is called, where the text alone does not say it. */
	label?: string;
	onSelect: ( media: MediaRecord[] ) => void;
}

/** The toolbar's button that opens the library with a gallery's pictures. */
export const GalleryEditButton = ( { ids, text, label, onSelect }: Props ) => (
	<MediaUploadCheck>
		<ToolbarGroup>
			<MediaUpload
				allowedTypes={ [ 'image' ] }
				multiple
				gallery
				value={ ids }
				onSelect={ onSelect }
				render={ ( { open } ) => (
					<ToolbarButton label={ label } onClick={ open }>
						{ text }
					</ToolbarButton>
				) }
			/>
		</ToolbarGroup>
	</MediaUploadCheck>
);

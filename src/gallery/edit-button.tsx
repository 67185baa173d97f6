import { MediaUpload, MediaUploadCheck } from '@wordpress/block-editor';
import { ToolbarButton, ToolbarGroup } from '@wordpress/components';
import { ownIds } from './local-image';
import { sayDropped } from './say-dropped';
import type { MediaRecord } from './types';

interface Props {
	clientId: string;
	/** The pictures that are there. */
	images: readonly { id?: number | string; url?: string }[];
	/** What the library says of pictures with their ids. */
	records: readonly MediaRecord[];
	text: string;
	/** What it is called, where the text alone does not say it. */
	label?: string;
	onSelect: ( media: MediaRecord[] ) => void;
}

/** The toolbar's button that opens the library with a gallery's pictures. Those that it cannot show there go, and a notice says so. */
export function GalleryEditButton( props: Props ) {
	const { clientId, images, records, text, label, onSelect } = props;
	const ids = ownIds( images, records );
	return (
		<MediaUploadCheck>
			<ToolbarGroup>
				<MediaUpload
					allowedTypes={ [ 'image' ] }
					multiple
					gallery
					value={ ids }
					onSelect={ ( media: MediaRecord[] ) => {
						onSelect( media );
						sayDropped( images.length - ids.length, clientId );
					} }
					render={ ( { open } ) => (
						<ToolbarButton label={ label } onClick={ open }>
							{ text }
						</ToolbarButton>
					) }
				/>
			</ToolbarGroup>
		</MediaUploadCheck>
	);
}

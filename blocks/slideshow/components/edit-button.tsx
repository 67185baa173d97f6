import {
	BlockControls,
	MediaUpload,
	MediaUploadCheck,
} from '@wordpress/block-editor';
import { ToolbarButton, ToolbarGroup } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { Slideshow } from '../hooks/use-slideshow';

/** The toolbar's button that opens the library with the slideshow's pictures. */
export function EditButton( {
	ids,
	choose,
}: {
	ids: number[];
	choose: Slideshow[ 'choose' ];
} ) {
	return (
		<BlockControls>
			<MediaUploadCheck>
				<ToolbarGroup>
					<MediaUpload
						allowedTypes={ [ 'image' ] }
						multiple
						gallery
						value={ ids }
						onSelect={ choose }
						render={ ( { open } ) => (
							<ToolbarButton
								label={ __( 'Edit Slideshow', 'slipstream' ) }
								onClick={ open }
							>
								{ __( 'Edit', 'slipstream' ) }
							</ToolbarButton>
						) }
					/>
				</ToolbarGroup>
			</MediaUploadCheck>
		</BlockControls>
	);
}

import { __ } from '@wordpress/i18n';
import { ImageModal } from '@slipstream/ai-image-dialog';
import type { LibraryImage } from '@slipstream/ai-image';

/** What an image block gives to its dialog. */
export interface ImageBlockModalProps {
	isReplacing: boolean;
	onUse: ( image: LibraryImage ) => void;
	onClose: () => void;
}

/** Makes an image for an image block. */
export function ImageBlockModal( {
	isReplacing,
	onUse,
	onClose,
}: ImageBlockModalProps ) {
	return (
		<ImageModal
			title={ __( 'Generate an image with AI', 'slipstream' ) }
			feature="general-image"
			isFeatured={ false }
			useLabel={
				isReplacing
					? __( 'Replace the image', 'slipstream' )
					: __( 'Use this image', 'slipstream' )
			}
			usedMessage={ __( 'Image added to the post.', 'slipstream' ) }
			onUse={ ( { id, url, alt } ) => onUse( { id, url, alt } ) }
			onClose={ onClose }
		/>
	);
}

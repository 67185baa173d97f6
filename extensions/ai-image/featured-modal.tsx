import { useDispatch, useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { editorStore } from '@slipstream/wp-stores';
import { ImageModal } from '@slipstream/ai-image-dialog';
import type { LibraryImage } from '@slipstream/ai-image';

/** Makes a featured image for the post that is open. */
export function FeaturedModal( { onClose }: { onClose: () => void } ) {
	const { editPost } = useDispatch( editorStore );
	const hasImage = useSelect(
		( select ) =>
			!! select( editorStore ).getEditedPostAttribute( 'featured_media' ),
		[]
	);
	return (
		<ImageModal
			title={ __( 'Generate a featured image with AI', 'slipstream' ) }
			feature="featured-post-image"
			isFeatured
			useLabel={
				hasImage
					? __( 'Replace the featured image', 'slipstream' )
					: __( 'Set as featured image', 'slipstream' )
			}
			usedMessage={ __( 'Featured image set.', 'slipstream' ) }
			onUse={ ( { id }: LibraryImage ) =>
				void editPost( { featured_media: id } )
			}
			onClose={ onClose }
		/>
	);
}

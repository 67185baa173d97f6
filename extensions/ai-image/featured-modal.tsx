import { useDispatch, useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { ImageModal } from '@slipstream/ai-image-dialog';
import type { LibraryImage } from '@slipstream/ai-image';

interface EditorActions {
	editPost: ( edits: { featured_media: number } ) => void;
}
interface EditorSelectors {
	getEditedPostAttribute: ( name: string ) => unknown;
}

/** Makes a featured image for the post that is open. */
export function FeaturedModal( { onClose }: { onClose: () => void } ) {
	// By name: an editor without posts has no such store, and shows no such panel.
	const { editPost } = useDispatch(
		'core/editor'
	) as unknown as EditorActions;
	const hasImage = useSelect(
		( select ) =>
			!! (
				select( 'core/editor' ) as unknown as EditorSelectors
			 ).getEditedPostAttribute( 'featured_media' ),
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
			usedMessage={ __( 'The featured image is set.', 'slipstream' ) }
			onUse={ ( { id }: LibraryImage ) =>
				editPost( { featured_media: id } )
			}
			onClose={ onClose }
		/>
	);
}

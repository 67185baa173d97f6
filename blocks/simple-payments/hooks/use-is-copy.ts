import { store as blockEditorStore } from '@wordpress/block-editor';
import { useSelect } from '@wordpress/data';
import { editorStore } from '@slipstream/wp-stores';
import metadata from '../block.json';

/** What stands in these is shown in each place that uses it: it is one block, and sells one product. */
const SHARED = [ 'core/block', 'core/template-part' ];

/**
 * Whether a block names a product that another block sells: one before it in this editor, or one in another post.
 *
 * @param clientId  The block's.
 * @param productId The product that it names.
 * @param home      The post that the product is known to be sold in; 0 if none is.
 */
export const useIsCopy = (
	clientId: string,
	productId: number | undefined,
	home: number
): boolean =>
	useSelect(
		( select ) => {
			const blocks = select( blockEditorStore );
			const editor = select( editorStore );
			const isOfTemplate = ( id: string ) =>
				( editor?.getRenderingMode() ?? 'post-only' ) !== 'post-only' &&
				blocks.getBlockParentsByBlockName( id, 'core/post-content' )
					.length === 0;
			const isShared = ( id: string ) =>
				blocks.getBlockParentsByBlockName( id, SHARED ).length > 0 ||
				isOfTemplate( id );
			if ( ! productId || isShared( clientId ) ) {
				return false;
			}
			const post = editor?.getCurrentPostId();
			if ( home && typeof post === 'number' && home !== post ) {
				return true;
			}
			const same = blocks
				.getBlocksByName( metadata.name )
				.filter(
					( id ) =>
						blocks.getBlockAttributes( id )?.productId === productId
				);
			return same[ 0 ] !== clientId || same.some( isShared );
		},
		[ clientId, productId, home ]
	);

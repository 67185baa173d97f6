import { markMade } from '@slipstream/ai-provenance';
import { loadRenderer } from '@slipstream/markdown';
import { store as blockEditorStore } from '@wordpress/block-editor';
import { useRegistry } from '@wordpress/data';
import { __ } from '@wordpress/i18n';

/**
 * Puts a draft in the place of the block, in one step that one undo takes back. Rejects when it cannot be placed.
 *
 * @param clientId The block.
 */
export function useInsertDraft(
	clientId: string
): ( markdown: string ) => Promise< void > {
	const registry = useRegistry();
	return async ( markdown ) => {
		const { markdownToBlocks } = await loadRenderer();
		const blocks = markMade( markdownToBlocks( markdown ) );
		const { getBlock } = registry.select( blockEditorStore );
		void registry
			.dispatch( blockEditorStore )
			.replaceBlocks( clientId, blocks, blocks.length - 1, -1 );
		if ( blocks.length === 0 || getBlock( clientId ) ) {
			throw new Error(
				__( 'Some of these blocks are not allowed here.', 'slipstream' )
			);
		}
	};
}

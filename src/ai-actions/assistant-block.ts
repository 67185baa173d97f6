import { createBlock } from '@wordpress/blocks';
import type { BlockEditor } from '@slipstream/block-kit';

/** The block in which texts are written in their place. */
export const ASSISTANT = 'jetpack/ai-assistant';

/**
 * Puts an assistant in the place of a block.
 *
 * @param clientId The block.
 * @param editor   The editor.
 * @return Whether it may stand there.
 */
export function replaceWithAssistant(
	clientId: string,
	editor: BlockEditor
): boolean {
	const { selectors, actions } = editor;
	const parent = selectors.getBlockRootClientId( clientId );
	const isAllowed = selectors.canInsertBlockType( ASSISTANT, parent );
	if ( isAllowed ) {
		void actions.replaceBlocks( clientId, createBlock( ASSISTANT ) );
	}
	return isAllowed;
}

/**
 * Puts an empty paragraph in the place of an assistant.
 *
 * @param clientId The assistant's block.
 * @param editor   The editor.
 */
export function replaceWithParagraph(
	clientId: string,
	editor: BlockEditor
): void {
	void editor.actions.replaceBlocks(
		clientId,
		createBlock( 'core/paragraph' )
	);
}

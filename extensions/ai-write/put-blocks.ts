import { ASSISTANT } from '@slipstream/ai-actions';
import { createBlock } from '@wordpress/blocks';
import type { BlockEditor } from '@slipstream/block-kit';
import type { Block } from '@wordpress/blocks';

function isEmptyParagraph( block: Block | null | undefined ): boolean {
	return (
		block?.name === 'core/paragraph' &&
		String( block.attributes.content ?? '' ) === ''
	);
}

/**
 * Puts blocks behind another, or in its place where it is an empty paragraph.
 *
 * @param blocks The blocks.
 * @param at     The other block; '' at an empty post.
 * @param editor The editor.
 */
export function putBlocks(
	blocks: Block[],
	at: string,
	editor: BlockEditor
): void {
	const { selectors, actions } = editor;
	const block = selectors.getBlock( at );
	if ( isEmptyParagraph( block ) ) {
		void actions.replaceBlocks( at, blocks, blocks.length - 1, -1 );
	} else {
		void actions.insertBlocks(
			blocks,
			block ? selectors.getBlockIndex( at ) + 1 : undefined,
			selectors.getBlockRootClientId( at ) ?? undefined,
			true
		);
	}
}

/**
 * Puts an assistant where the author is, or at the end of the post.
 *
 * @param prompt What stands in its field.
 * @param editor The editor.
 * @return Whether it may stand there.
 */
export function putAssistant( prompt: string, editor: BlockEditor ): boolean {
	const { selectors } = editor;
	const at =
		selectors.getSelectedBlockClientId() ??
		selectors.getBlockOrder().at( -1 ) ??
		'';
	const isAllowed = selectors.canInsertBlockType(
		ASSISTANT,
		selectors.getBlockRootClientId( at )
	);
	if ( isAllowed ) {
		const attributes = prompt ? { userPrompt: prompt } : {};
		putBlocks( [ createBlock( ASSISTANT, attributes ) ], at, editor );
	}
	return isAllowed;
}

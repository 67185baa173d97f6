import { loadWriter } from '@slipstream/markdown';
import { editorStore } from '@slipstream/wp-stores';
import { useRegistry } from '@wordpress/data';
import { useBlockEditor } from '@slipstream/block-kit';
import { ASSISTANT } from './assistant-block';
import type { PromptType } from '@slipstream/ai-client';
import type { MarkdownWriter } from '@slipstream/markdown';
import type { BlockEditorSelectors } from '@wordpress/block-editor';
import type { Block } from '@wordpress/blocks';

/**
 * The text of blocks. One that another plugin broke is left out, and the rest still counts.
 *
 * @param blocks   The blocks.
 * @param markdown Converters.
 */
export function textOfBlocks(
	blocks: Block[],
	markdown: MarkdownWriter
): string {
	try {
		return markdown.blocksToMarkdown( blocks );
	} catch {
		return blocks.length > 1
			? blocks
					.map( ( block ) => textOfBlocks( [ block ], markdown ) )
					.join( '\n\n' )
			: '';
	}
}

/** The blocks up to the outermost one that holds a place. */
function blocksAbove(
	place: string,
	selectors: BlockEditorSelectors
): Block[] {
	const blocks = selectors.getBlocks();
	let id = place;
	for (
		let parent = selectors.getBlockRootClientId( id );
		parent;
		parent = selectors.getBlockRootClientId( id )
	) {
		id = parent;
	}
	const at = blocks.findIndex( ( { clientId } ) => clientId === id );
	return at === -1 ? blocks : blocks.slice( 0, at + 1 );
}

/**
 * Gives the function that finds what a request for a new text is about: the title, the text up to its place if there is any, or the whole text. A text
 * that nobody has accepted yet is no part of it.
 *
 * @param place The block that the new text comes after, or into.
 */
export function usePostContent(
	place: string
): ( prompt: PromptType ) => Promise< string > {
	const registry = useRegistry();
	const { selectors } = useBlockEditor();
	return async ( prompt ) => {
		if ( prompt === 'titleSummary' ) {
			const post = registry.select( editorStore );
			return String( post?.getEditedPostAttribute( 'title' ) ?? '' );
		}
		const writer = await loadWriter();
		const textOf = ( blocks: Block[] ) =>
			textOfBlocks(
				blocks.filter( ( { name } ) => name !== ASSISTANT ),
				writer
			);
		const above =
			prompt === 'continue' && textOf( blocksAbove( place, selectors ) );
		return above || textOf( selectors.getBlocks() );
	};
}

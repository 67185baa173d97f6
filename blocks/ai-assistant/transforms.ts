import { createBlock, serialize } from '@wordpress/blocks';
import type { Block } from '@wordpress/blocks';

const NAME = 'jetpack/ai-assistant';
const SOURCES = [ 'core/paragraph', 'core/heading', 'core/list' ] as const;

/**
 * Takes the blocks along as their own markup: nothing of them is lost when they are asked back, and nothing has to be converted
 * before the block is on the screen. Their text is added once the block is there.
 */
function fromBlocks( blocks: Block[] ): Block {
	return createBlock( NAME, { originalBlocks: serialize( blocks ) } );
}

/** Text blocks can be given to the assistant, also several of a kind at once. */
export const transforms = {
	from: SOURCES.map( ( source ) => ( {
		type: 'block',
		blocks: [ source ],
		isMultiBlock: true,
		transform: (
			attributes: Record< string, unknown >[],
			innerBlocks: Block[][]
		) =>
			fromBlocks(
				attributes.map( ( own, index ) =>
					createBlock( source, own, innerBlocks[ index ] )
				)
			),
	} ) ),
};

import { speak } from '@wordpress/a11y';
import { createBlock } from '@wordpress/blocks';
import { useRegistry } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { useReadsNow, useWrites } from '@slipstream/forms';

/**
 * Moves what follows a divider into a new step behind its own, and removes the divider. Undone together with its insertion.
 *
 * @param clientId The divider.
 */
export function useSplit( clientId: string ): () => void {
	const registry = useRegistry();
	const readNow = useReadsNow();
	const writes = useWrites();
	return () => {
		const reads = readNow();
		const step = reads.getBlockRootClientId( clientId ) ?? '';
		const container = reads.getBlockRootClientId( step ) ?? '';
		const blocks = reads.getBlocks( step );
		const at = reads.getBlockIndex( clientId );
		const added = createBlock(
			'jetpack/form-step',
			{},
			blocks.slice( at + 1 )
		);
		const inTheSameStep = writes.__unstableMarkNextChangeAsNotPersistent;
		registry.batch( () => {
			inTheSameStep();
			writes.replaceInnerBlocks( step, blocks.slice( 0, at ), false );
			inTheSameStep();
			writes.insertBlock(
				added,
				reads.getBlockIndex( step ) + 1,
				container
			);
		} );
		speak( __( 'Step split.', 'slipstream' ) );
	};
}

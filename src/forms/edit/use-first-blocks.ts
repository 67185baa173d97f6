import { useBlockEditingMode } from '@wordpress/block-editor';
import { createBlocksFromInnerBlocksTemplate } from '@wordpress/blocks';
import { useEffect } from '@wordpress/element';
import { useIsPreview, useReads, useWrites } from './core';
import type { Template } from '../template';

/**
 * Gives a block that has come empty the blocks that it begins with. No step of undo: the author has not done it.
 *
 * @param clientId The block.
 * @param template What it begins with.
 */
export function useFirstBlocks( clientId: string, template: Template ): void {
	const isPreview = useIsPreview();
	const isLocked = useBlockEditingMode() === 'disabled';
	const isEmpty = useReads(
		( reads ) => reads.getBlockOrder( clientId ).length === 0,
		[ clientId ]
	);
	const { replaceInnerBlocks, __unstableMarkNextChangeAsNotPersistent } =
		useWrites();
	const isWanted = isEmpty && ( isPreview || ! isLocked );
	useEffect( () => {
		if ( isWanted ) {
			__unstableMarkNextChangeAsNotPersistent();
			replaceInnerBlocks(
				clientId,
				createBlocksFromInnerBlocksTemplate(
					template as Parameters<
						typeof createBlocksFromInnerBlocksTemplate
					>[ 0 ]
				),
				false
			);
		}
		// What it begins with is asked for once.
		// eslint-disable-next-line react-hooks/exhaustive-deps
	}, [ isWanted ] );
}

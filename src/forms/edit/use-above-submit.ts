import { useEffect } from '@wordpress/element';
import { isSubmit } from '../submit-button';
import { useReadsNow, useWrites } from './core';

/** Moves a field that was inserted as the last one, after the button that sends its form, in front of the button. */
export function useAboveSubmit( clientId: string, isEditable: boolean ): void {
	const readsNow = useReadsNow();
	const { moveBlockToPosition, __unstableMarkNextChangeAsNotPersistent } =
		useWrites();
	useEffect( () => {
		const reads = readsNow();
		const root = reads.getBlockRootClientId( clientId );
		const blocks = root ? reads.getBlocks( root ) : [];
		const index = reads.getBlockIndex( clientId );
		const before = blocks[ index - 1 ];
		if (
			root &&
			before &&
			isEditable &&
			reads.wasBlockJustInserted( clientId ) &&
			index === blocks.length - 1 &&
			isSubmit( before )
		) {
			__unstableMarkNextChangeAsNotPersistent();
			moveBlockToPosition( clientId, root, root, index - 1 );
		}
		// Once: who moves a field below the button later wants it there.
		// eslint-disable-next-line react-hooks/exhaustive-deps
	}, [] );
}

import { createBlock } from '@wordpress/blocks';
import { useEffect } from '@wordpress/element';
import { useIsPreview, useReads, useWrites } from './core';
import { fieldTemplate } from '../template';

/**
 * Gives a field that was saved with a label alone the part that visitors fill in.
 *
 * An empty one gets both from its template.
 */
export function useMissingControl(
	clientId: string,
	type: string,
	isEditable: boolean
): void {
	const isPreview = useIsPreview();
	const inner = useReads(
		( reads ) => reads.getBlocks( clientId ),
		[ clientId ]
	);
	const { replaceInnerBlocks, __unstableMarkNextChangeAsNotPersistent } =
		useWrites();
	const isMissing =
		isEditable &&
		! isPreview &&
		inner.length > 0 &&
		inner.every( ( { name } ) => name === 'jetpack/label' );
	useEffect( () => {
		const control = fieldTemplate( type, {} )[ 1 ];
		if ( isMissing && control ) {
			__unstableMarkNextChangeAsNotPersistent();
			replaceInnerBlocks(
				clientId,
				[ ...inner, createBlock( control[ 0 ], control[ 1 ] ) ],
				false
			);
		}
		// eslint-disable-next-line react-hooks/exhaustive-deps
	}, [ isMissing ] );
}

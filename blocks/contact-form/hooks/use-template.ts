import { useEffect } from '@wordpress/element';
import { useWrites } from '@slipstream/forms';
import { blankForm, blocksOf, settingsOf } from '../templates';
import type { FormAttributes } from '../types';

/**
 * Fills a form that has come with a kind and no fields, as from the inserter, and gives what fills it with another kind.
 */
export function useTemplate(
	clientId: string,
	{ ref, subject, variationName }: Readonly< FormAttributes >,
	isEmpty: boolean
): ( variation?: string ) => void {
	const {
		__unstableMarkNextChangeAsNotPersistent,
		replaceInnerBlocks,
		updateBlockAttributes,
	} = useWrites();
	const first = isEmpty && ! ref ? blocksOf( variationName ) : undefined;
	useEffect( () => {
		if ( first && variationName ) {
			__unstableMarkNextChangeAsNotPersistent();
			updateBlockAttributes(
				clientId,
				settingsOf( variationName, subject )
			);
			__unstableMarkNextChangeAsNotPersistent();
			replaceInnerBlocks( clientId, first, false );
		}
		// Once: an author who empties the form wants it empty.
		// eslint-disable-next-line react-hooks/exhaustive-deps
	}, [] );
	return ( variation ) => {
		if ( variation ) {
			updateBlockAttributes( clientId, settingsOf( variation, subject ) );
		}
		replaceInnerBlocks(
			clientId,
			blocksOf( variation ) ?? blankForm(),
			true
		);
	};
}

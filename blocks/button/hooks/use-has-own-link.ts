import { store as blockEditorStore } from '@wordpress/block-editor';
import { useSelect } from '@wordpress/data';

/** Blocks whose button leads where they say. */
const LEADERS: readonly unknown[] = [
	'jetpack/calendly',
	'jetpack/eventbrite',
];

/**
 * Whether the author says where a button leads, and not the block around it.
 *
 * @param clientId The button.
 */
export const useHasOwnLink = ( clientId: string ): boolean =>
	useSelect(
		( select ) => {
			const { getBlockName, getBlockRootClientId } =
				select( blockEditorStore );
			return ! LEADERS.includes(
				getBlockName( getBlockRootClientId( clientId ) ?? '' )
			);
		},
		[ clientId ]
	);

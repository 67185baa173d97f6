import { useBlockEditor } from '@slipstream/block-kit';
import { attributesOf, buttonOf } from '../button';
import type { Look } from '../button';

/**
 * The one button inside a block that shows a link.
 *
 * @param clientId The block.
 * @return Sees that there is one for an address, which keeps what its author made of it, and none without.
 */
export function useButton( clientId: string ) {
	const { actions, selectors } = useBlockEditor();
	return ( url: string | undefined, look: Look = {} ) => {
		const [ button ] = selectors.getBlocks( clientId );
		if ( url && button ) {
			void actions.updateBlockAttributes(
				button.clientId,
				attributesOf( url, look )
			);
			return;
		}
		void actions.replaceInnerBlocks(
			clientId,
			url ? [ buttonOf( url, look ) ] : []
		);
	};
}

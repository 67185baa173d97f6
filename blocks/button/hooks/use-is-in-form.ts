import { store as blockEditorStore } from '@wordpress/block-editor';
import { useSelect } from '@wordpress/data';

/**
 * Whether a block stands in a form.
 *
 * @param clientId The block.
 */
export const useIsInForm = ( clientId: string ): boolean =>
	useSelect(
		( select ) =>
			select( blockEditorStore ).getBlockParentsByBlockName(
				clientId,
				'jetpack/contact-form'
			).length > 0,
		[ clientId ]
	);

import { store as blockEditorStore } from '@wordpress/block-editor';
import { useSelect } from '@wordpress/data';

/** Whether a block is shown as an example, by the inserter or a list of patterns: it asks nobody for anything then. */
export const useIsPreview = (): boolean =>
	useSelect(
		( select ) =>
			select( blockEditorStore ).getSettings().isPreviewMode === true,
		[]
	);

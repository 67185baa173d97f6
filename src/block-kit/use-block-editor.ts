import { store as blockEditorStore } from '@wordpress/block-editor';
import { useRegistry } from '@wordpress/data';
import { useMemo } from '@wordpress/element';
import type {
	BlockEditorActions,
	BlockEditorSelectors,
} from '@wordpress/block-editor';

/** The block editor's store. */
export interface BlockEditor {
	readonly selectors: BlockEditorSelectors;
	readonly actions: BlockEditorActions;
}

/** The editor around a component, asked when something happens. Subscribes to nothing. */
export function useBlockEditor(): BlockEditor {
	const registry = useRegistry();
	return useMemo(
		() => ( {
			selectors: registry.select( blockEditorStore ),
			actions: registry.dispatch( blockEditorStore ),
		} ),
		[ registry ]
	);
}

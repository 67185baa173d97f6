import { store as blockEditorStore } from '@wordpress/block-editor';
import { useRegistry } from '@wordpress/data';
import { useMemo } from '@wordpress/element';
import type { Editor } from './apply';
import type {
	BlockEditorActions,
	BlockEditorSelectors,
} from '@wordpress/block-editor';

interface PostSelectors {
	getCurrentPostId: () => number | string | null;
}

/** The editor around a panel. */
export interface EditorAround extends Editor {
	/** The post's number, a template's name, or null in editors without posts. */
	readonly postId: () => number | string | null;
}

/** The editor, asked when something happens. Subscribes to nothing. */
export function useEditor(): EditorAround {
	const registry = useRegistry();
	return useMemo(
		() => ( {
			selectors: registry.select(
				blockEditorStore
			) as unknown as BlockEditorSelectors,
			actions: registry.dispatch(
				blockEditorStore
			) as unknown as BlockEditorActions,
			batch: ( change ) => registry.batch( change ),
			postId: () =>
				// Not every editor has this store; selecting one that is not there gives nothing.
				(
					registry.select( 'core/editor' ) as unknown as
						PostSelectors | undefined
				 )?.getCurrentPostId() ?? null,
		} ),
		[ registry ]
	);
}

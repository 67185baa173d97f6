import { useBlockEditor } from '@slipstream/block-kit';
import { editorStore } from '@slipstream/wp-stores';
import { useRegistry } from '@wordpress/data';
import { useMemo } from '@wordpress/element';
import type { Editor } from './apply';

/** The editor around a panel. */
export interface EditorAround extends Editor {
	/** The post's number, a template's name, or null in editors without posts. */
	readonly postId: () => number | string | null;
}

/** The editor, asked when something happens. Subscribes to nothing. */
export function useEditor(): EditorAround {
	const registry = useRegistry();
	const editor = useBlockEditor();
	return useMemo(
		() => ( {
			...editor,
			batch: ( change ) => registry.batch( change ),
			postId: () =>
				registry.select( editorStore )?.getCurrentPostId() ?? null,
		} ),
		[ editor, registry ]
	);
}

import { useBlockEditor } from '@slipstream/block-kit';
import { useRegistry } from '@wordpress/data';
import { useMemo } from '@wordpress/element';
import type { Editor } from './apply';

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
	const editor = useBlockEditor();
	return useMemo(
		() => ( {
			...editor,
			batch: ( change ) => registry.batch( change ),
			postId: () =>
				// Not every editor has this store; selecting one that is not there gives nothing.
				(
					registry.select( 'core/editor' ) as unknown as
						PostSelectors | undefined
				 )?.getCurrentPostId() ?? null,
		} ),
		[ editor, registry ]
	);
}

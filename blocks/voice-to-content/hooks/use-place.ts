import { editorStore } from '@slipstream/wp-stores';
import { store as blockEditorStore } from '@wordpress/block-editor';
import { useRegistry } from '@wordpress/data';

/** The post around the block and what its server takes. Subscribes to nothing. */
export function usePlace(): {
	postId: () => number | string | null;
	maxBytes: number;
} {
	const registry = useRegistry();
	const { getSettings } = registry.select( blockEditorStore );
	return {
		postId: () =>
			registry.select( editorStore )?.getCurrentPostId() ?? null,
		maxBytes: getSettings().maxUploadFileSize ?? 0,
	};
}

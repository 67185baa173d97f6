import { store as blockEditorStore } from '@wordpress/block-editor';
import { useRegistry } from '@wordpress/data';

/** The post around the block and what its server takes. Subscribes to nothing. */
export function usePlace(): {
	postId: () => number | string | null;
	maxBytes: number;
} {
	const registry = useRegistry();
	const { getSettings } = registry.select( blockEditorStore ) as unknown as {
		getSettings: () => { maxUploadFileSize?: number };
	};
	return {
		// By name: only post editors have this store.
		postId: () =>
			(
				registry.select( 'core/editor' ) as unknown as
					| { getCurrentPostId: () => number | string | null }
					| undefined
			 )?.getCurrentPostId() ?? null,
		maxBytes: getSettings().maxUploadFileSize ?? 0,
	};
}

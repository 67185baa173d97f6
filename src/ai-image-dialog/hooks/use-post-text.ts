import { loadWriter } from '@slipstream/markdown';
import { store as blockEditorStore } from '@wordpress/block-editor';
import { useRegistry } from '@wordpress/data';
import type { BlockEditorSelectors } from '@wordpress/block-editor';

interface EditorSelectors {
	getEditedPostAttribute: ( name: string ) => unknown;
}

/** Gives the text of the post that is open: its title, then its blocks. Asked when it is needed; subscribes to nothing. */
export function usePostText(): () => Promise< string > {
	const registry = useRegistry();
	return async () => {
		// By name: only post editors have this store.
		const editor = registry.select( 'core/editor' ) as unknown as
			EditorSelectors | undefined;
		const title = editor?.getEditedPostAttribute( 'title' );
		const blocks = (
			registry.select(
				blockEditorStore
			) as unknown as BlockEditorSelectors
		 ).getBlocks();
		const { blocksToMarkdown } = await loadWriter();
		return [
			typeof title === 'string' ? title : '',
			blocksToMarkdown( blocks ),
		]
			.filter( Boolean )
			.join( '\n\n' );
	};
}

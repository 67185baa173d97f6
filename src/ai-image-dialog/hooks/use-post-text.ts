import { loadWriter } from '@slipstream/markdown';
import { editorStore } from '@slipstream/wp-stores';
import { store as blockEditorStore } from '@wordpress/block-editor';
import { useRegistry } from '@wordpress/data';

/** Gives the text of the post that is open: its title, then its blocks. Asked when it is needed; subscribes to nothing. */
export function usePostText(): () => Promise< string > {
	const registry = useRegistry();
	return async () => {
		const title = registry
			.select( editorStore )
			?.getEditedPostAttribute( 'title' );
		const blocks = registry.select( blockEditorStore ).getBlocks();
		const { blocksToMarkdown } = await loadWriter();
		return [
			typeof title === 'string' ? title : '',
			blocksToMarkdown( blocks ),
		]
			.filter( Boolean )
			.join( '\n\n' );
	};
}

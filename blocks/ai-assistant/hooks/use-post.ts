import { editorStore } from '@slipstream/wp-stores';
import { useRegistry } from '@wordpress/data';
import { useMemo } from '@wordpress/element';

/** The post around the block, asked for when it is needed. */
export interface PostAround {
	/** A number in a post, a template's name in the site editor, null in editors without posts. */
	id: () => number | string | null;
	/** Whether this is a post that can have a title and has none yet. */
	wantsTitle: () => boolean;
	/** Gives it a title, as part of the change that was made just before: one undo takes both back. */
	setTitle: ( title: string ) => void;
}

/** The post around the block. Subscribes to nothing: a post changes with every key, and none of that is drawn here. */
export function usePost(): PostAround {
	const registry = useRegistry();
	return useMemo( () => {
		// Undefined in editors without posts.
		const editor = () => registry.select( editorStore );
		return {
			id: () => editor()?.getCurrentPostId() ?? null,
			wantsTitle() {
				const type = editor()?.getCurrentPostType();
				// Templates and patterns have titles that name them, not titles of a text.
				return (
					!! type &&
					! type.startsWith( 'wp_' ) &&
					! editor()?.getEditedPostAttribute( 'title' )
				);
			},
			setTitle( title ) {
				void registry
					.dispatch( editorStore )
					.editPost( { title }, { isCached: true } );
			},
		};
	}, [ registry ] );
}

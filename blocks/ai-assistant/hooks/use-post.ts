import { useRegistry } from '@wordpress/data';
import { useMemo } from '@wordpress/element';

interface EditorSelectors {
	getCurrentPostId: () => number | string | null;
	getCurrentPostType: () => string | null;
	getEditedPostAttribute: ( name: string ) => unknown;
}

interface EditorActions {
	editPost: (
		edits: Record< string, unknown >,
		options?: { isCached?: boolean }
	) => void;
}

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
		// Not every editor has this store; selecting one that is not there gives nothing.
		const editor = () =>
			registry.select( 'core/editor' ) as unknown as
				EditorSelectors | undefined;
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
				const { editPost } = registry.dispatch(
					'core/editor'
				) as unknown as EditorActions;
				editPost( { title }, { isCached: true } );
			},
		};
	}, [ registry ] );
}

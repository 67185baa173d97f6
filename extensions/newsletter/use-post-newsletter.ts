import { useResource } from '@slipstream/data';
import { editorStore } from '@slipstream/wp-stores';
import { useSelect } from '@wordpress/data';
import { useEffect, useRef } from '@wordpress/element';
import type { PostNewsletter } from './types';

const EMPTY = {};

/** The route of a post's newsletter. */
export const routeOf = ( id: number ): string =>
	`slipstream/v1/posts/${ id }/newsletter`;

export type Post = ReturnType< typeof usePost >;

/** The post in the editor, as far as it matters to what is sent. */
export function usePost() {
	return useSelect( ( select ) => {
		const editor = select( editorStore );
		const id = editor.getCurrentPostId();
		return {
			id: typeof id === 'number' ? id : 0,
			type: editor.getCurrentPostType(),
			// As it is stored: what is chosen counts once it is saved.
			isPublished: editor.getCurrentPost().status === 'publish',
			meta: ( editor.getEditedPostAttribute( 'meta' ) ??
				EMPTY ) as Record< string, unknown >,
			isSaving: editor.isSavingPost() && ! editor.isAutosavingPost(),
		};
	}, [] );
}

/**
 * What becomes of a post by email. It is read again once the post was saved.
 *
 * @param id       The post.
 * @param isSaving Whether it is being saved.
 */
export function usePostNewsletter( id: number, isSaving: boolean ) {
	const resource = useResource< PostNewsletter >( routeOf( id ) );
	const { reload } = resource;
	const wasSaving = useRef( isSaving );
	useEffect( () => {
		if ( wasSaving.current && ! isSaving ) {
			void reload();
		}
		wasSaving.current = isSaving;
	}, [ isSaving, reload ] );
	return resource;
}

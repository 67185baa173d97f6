import { useRegistry, useSelect } from '@wordpress/data';
import { useEffect, useRef } from '@wordpress/element';
import { editorStore } from '@slipstream/wp-stores';

interface Post {
	/** False in editors of widgets and the like. */
	isThere: boolean;
	/** Whether someone may publish it, who may also sell something. */
	canPublish: boolean;
	link: string | undefined;
}

/** The post that is edited. */
export const usePost = (): Post =>
	useSelect( ( select ) => {
		const editor = select( editorStore );
		const isThere = !! editor?.getCurrentPostId();
		const link = editor?.getEditedPostAttribute( 'link' );
		return {
			isThere,
			// Elsewhere, the server decides.
			canPublish:
				! isThere ||
				!! editor?.getCurrentPost()._links?.[ 'wp:action-publish' ],
			link: typeof link === 'string' && link ? link : undefined,
		};
	}, [] );

/**
 * Tells when the post is saved. Blocks that are not selected are drawn late, so that drawing could miss it.
 *
 * @param onSaving Is told.
 */
export function usePostSaving( onSaving: () => void ): void {
	const registry = useRegistry();
	const latest = useRef( onSaving );
	latest.current = onSaving;
	useEffect( () => {
		let was = false;
		return registry.subscribe( () => {
			const editor = registry.select( editorStore );
			const is = !! editor?.isSavingPost() && ! editor.isAutosavingPost();
			if ( is && ! was ) {
				was = is;
				latest.current();
			}
			was = is;
		} );
	}, [ registry ] );
}

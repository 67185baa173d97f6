import { useRefEffect } from '@wordpress/compose';
import { useRef } from '@wordpress/element';

/**
 * Handles keys before the canvas does, which takes the vertical arrows for a move to the next block. It listens on its own element, so
 * React's `onKeyDown` is too late; a handler that wants a key for itself calls `stopPropagation`.
 *
 * @param handler Called with every key that goes down in the element.
 * @return The element's ref.
 */
export function useKeyDown(
	handler: ( event: KeyboardEvent ) => void
): ( node: HTMLElement | null ) => void {
	const latest = useRef( handler );
	latest.current = handler;
	return useRefEffect< HTMLElement >( ( node ) => {
		const listen = ( event: KeyboardEvent ) => latest.current( event );
		node.addEventListener( 'keydown', listen );
		return () => node.removeEventListener( 'keydown', listen );
	}, [] );
}

import { useRefEffect } from '@wordpress/compose';

/**
 * Keeps the arrow keys of a field in the canvas for its list of suggestions.
 *
 * The canvas hears a key before React does, and would move to the next block. It goes by the key's code, while
 * the components of WordPress go by its name, so the key is sent again without a code.
 *
 * @return A ref for what stands around the field.
 */
export function useListKeys() {
	return useRefEffect< HTMLDivElement >( ( around ) => {
		const keep = ( event: KeyboardEvent ) => {
			if (
				event.keyCode === 0 ||
				! [ 'ArrowDown', 'ArrowUp' ].includes( event.key ) ||
				! around.querySelector( '[aria-expanded="true"]' )
			) {
				return;
			}
			event.stopPropagation();
			const { key, bubbles, cancelable } = event;
			const again = new KeyboardEvent( 'keydown', {
				key,
				bubbles,
				cancelable,
			} );
			if ( ! event.target?.dispatchEvent( again ) ) {
				event.preventDefault();
			}
		};
		around.addEventListener( 'keydown', keep );
		return () => around.removeEventListener( 'keydown', keep );
	}, [] );
}

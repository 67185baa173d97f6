import { speak } from '@wordpress/a11y';
import { useEffect } from '@wordpress/element';

/**
 * Has screen readers say a message.
 *
 * @param message The message; '' for none.
 */
export function useSpokenMessage( message: string ): void {
	useEffect( () => {
		if ( message ) {
			speak( message );
		}
	}, [ message ] );
}

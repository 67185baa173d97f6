import { useEffect } from '@wordpress/element';

/**
 * Lets the browser ask before a page is left with something unsaved on it.
 *
 * @param isDirty Whether there is.
 */
export function useUnsavedWarning( isDirty: boolean ): void {
	useEffect( () => {
		if ( ! isDirty ) {
			return;
		}
		const warn = ( event: BeforeUnloadEvent ) => event.preventDefault();
		window.addEventListener( 'beforeunload', warn );
		return () => window.removeEventListener( 'beforeunload', warn );
	}, [ isDirty ] );
}

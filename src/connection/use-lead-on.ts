import { useCallback, useEffect, useRef } from '@wordpress/element';

/**
 * Leads the browser to where the person has to agree, unless they have gone on to something else meanwhile.
 */
export function useLeadOn(): ( url: string ) => void {
	const isShown = useRef( false );
	useEffect( () => {
		isShown.current = true;
		return () => {
			isShown.current = false;
		};
	}, [] );
	return useCallback( ( url ) => {
		if ( isShown.current ) {
			window.location.assign( url );
		}
	}, [] );
}

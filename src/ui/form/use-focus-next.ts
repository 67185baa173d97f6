import { useEffect, useRef } from '@wordpress/element';
import type { RefObject } from 'react';

/**
 * Moves the focus once what was asked for is drawn.
 *
 * @param area Where it is searched for.
 * @return Takes a selector.
 */
export function useFocusNext(
	area: RefObject< HTMLElement >
): ( selector: string ) => void {
	const wanted = useRef( '' );
	useEffect( () => {
		if ( wanted.current ) {
			area.current
				?.querySelector< HTMLElement >( wanted.current )
				?.focus();
			wanted.current = '';
		}
	} );
	return ( selector ) => {
		wanted.current = selector;
	};
}

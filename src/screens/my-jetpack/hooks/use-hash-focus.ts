import { useEffect, useRef } from '@wordpress/element';
import type { RefObject } from 'react';

/**
 * Brings an element into view and focuses it when the address names it, now or later.
 *
 * @param hash Such as '#/connection'.
 * @return Ref for the element, which must be focusable.
 */
export function useHashFocus< T extends HTMLElement >(
	hash: string
): RefObject< T > {
	const element = useRef< T >( null );
	useEffect( () => {
		const follow = () => {
			if ( window.location.hash === hash ) {
				element.current?.scrollIntoView( { block: 'nearest' } );
				element.current?.focus();
			}
		};
		follow();
		window.addEventListener( 'hashchange', follow );
		return () => window.removeEventListener( 'hashchange', follow );
	}, [ hash ] );
	return element;
}

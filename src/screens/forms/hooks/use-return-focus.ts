import { useEffect, useRef } from '@wordpress/element';
import { focusRow } from '@slipstream/ui';
import type { MutableRefObject } from 'react';

/**
 * Puts the focus on a response of the list; on the folder where there is none.
 *
 * @param id The response, or 0.
 */
export function focusResponse( id: number ): void {
	if ( id ) {
		focusRow( id );
	} else {
		document
			.querySelector< HTMLElement >(
				'.slipstream-forms [aria-current="page"]'
			)
			?.focus();
	}
}

/**
 * Gives the focus back to the list when a response was closed: to its row, or to the one that was asked for.
 *
 * @param id The open response, or 0.
 * @return Where to put the response that gets the focus instead; 0 for none.
 */
export function useReturnFocus(
	id: number
): MutableRefObject< number | undefined > {
	const before = useRef( id );
	const next = useRef< number >();
	useEffect( () => {
		if ( before.current && ! id ) {
			focusResponse( next.current ?? before.current );
		}
		next.current = undefined;
		before.current = id;
	}, [ id ] );
	return next;
}

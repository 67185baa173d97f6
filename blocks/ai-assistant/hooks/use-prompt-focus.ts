import { useEffect, useLayoutEffect, useRef } from '@wordpress/element';
import type { RefObject } from 'react';

/** Lets the editor finish its own focusing first. */
const FOCUS_DELAY = 100;

/**
 * Whether the field may have the focus: nobody types elsewhere in the canvas, nor in the editor around it, and the author has not
 * gone on to something else in the block meanwhile.
 *
 * @param input  The field.
 * @param before What had the focus when the wait began.
 */
function isFocusFree( input: HTMLElement, before: Element | null ): boolean {
	const { activeElement, body, defaultView } = input.ownerDocument;
	const frame = defaultView?.frameElement;
	const outside = frame?.ownerDocument.activeElement;
	if (
		outside &&
		outside !== frame &&
		outside !== outside.ownerDocument.body
	) {
		return false;
	}
	const block = input.closest( '[data-block]' );
	return (
		! activeElement ||
		activeElement === body ||
		activeElement === block ||
		( activeElement === before && !! block?.contains( activeElement ) )
	);
}

/**
 * Puts the focus into the prompt when the block was just inserted, when its text has arrived and when it can be used again, but
 * takes it from nobody.
 *
 * @param input      The field.
 * @param isSelected Whether the block is selected.
 * @param isWaiting  Whether there is nothing to type now.
 */
export function usePromptFocus(
	input: RefObject< HTMLTextAreaElement | null >,
	isSelected: boolean,
	isWaiting: boolean
): void {
	const selected = useRef( isSelected );
	useLayoutEffect( () => {
		selected.current = isSelected;
	} );
	useEffect( () => {
		if ( isWaiting || ! selected.current ) {
			return;
		}
		const before = input.current?.ownerDocument.activeElement ?? null;
		const timer = setTimeout( () => {
			if (
				input.current &&
				selected.current &&
				isFocusFree( input.current, before )
			) {
				input.current.focus( { preventScroll: true } );
			}
		}, FOCUS_DELAY );
		return () => clearTimeout( timer );
	}, [ isWaiting, input ] );
}

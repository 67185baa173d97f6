import { useEffect, useRef } from '@wordpress/element';
import type { RefObject } from 'react';

/**
 * Moves the focus from a block that has just been selected on into its field, which was not there when the editor looked for one.
 * Where the focus is elsewhere, as in the list view, it stays.
 *
 * @param field      The field.
 * @param isSelected Whether the block is selected.
 */
export function useFocusWhenSelected(
	field: RefObject< HTMLTextAreaElement | null >,
	isSelected: boolean
): void {
	const wasSelected = useRef( isSelected );
	useEffect( () => {
		const isNew = isSelected && ! wasSelected.current;
		wasSelected.current = isSelected;
		const active = field.current?.ownerDocument.activeElement;
		if (
			isNew &&
			active?.contains( field.current ) &&
			active.closest( '[data-block]' )
		) {
			field.current?.focus();
		}
	}, [ field, isSelected ] );
}

/** Name of the attribute that holds a row's item. */
export const ROW = 'data-item';

/**
 * Gives the focus to the row of an item, where it is shown.
 *
 * @param id The item, or 0.
 */
export function focusRow( id: number ): void {
	document
		.querySelector< HTMLElement >( `[${ ROW }="${ id }"] a[href]` )
		?.focus();
}

/** The item whose row has the focus, or 0. */
export function focusedRow(): number {
	return Number(
		document
			.querySelector( `[${ ROW }]:focus-within` )
			?.getAttribute( ROW ) ?? 0
	);
}

/** Name of the attribute that holds a row's response. */
export const ROW = 'data-response';

/**
 * Gives the focus to a row, where it is shown.
 *
 * @param id The response, or 0.
 */
export function focusRow( id: number ): void {
	document
		.querySelector< HTMLElement >( `[${ ROW }="${ id }"] a[href]` )
		?.focus();
}

/** The response whose row has the focus, or 0. */
export function focusedRow(): number {
	return Number(
		document
			.querySelector( `[${ ROW }]:focus-within` )
			?.getAttribute( ROW ) ?? 0
	);
}

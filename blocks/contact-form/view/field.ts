export type Control =
	HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The wrappers of the fields in a part of a form. */
export const fieldsIn = ( part: ParentNode ) => [
	...part.querySelectorAll< HTMLElement >( '[data-field]' ),
];

/** The field that an element stands in. */
export const fieldOf = ( element: EventTarget | null ) =>
	( element as Element | null )?.closest< HTMLElement >( '[data-field]' );

/** The controls of a field, but for the text beside an option. */
export const controlsOf = ( field: HTMLElement ) => [
	...field.querySelectorAll< Control >(
		'.grunion-field:not(.grunion-field-other)'
	),
];

/** What the list of errors leads to: the control, or the legend of a group. */
export const targetOf = ( field: HTMLElement ) =>
	field.querySelector< HTMLElement >( 'legend, .grunion-field' );

/** Puts the focus where an answer is given. */
export function focusField( field: HTMLElement ) {
	const controls = controlsOf( field );
	const chosen = controls.find(
		( control ) => 'checked' in control && control.checked
	);
	( chosen ?? controls[ 0 ] )?.focus();
}

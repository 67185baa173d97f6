/**
 * Keeps one note for all intervals: whoever changes the interval has not taken it back.
 *
 * @param form The form.
 */
export function shareNote( form: HTMLFormElement ) {
	const notes = form.querySelectorAll< HTMLTextAreaElement >(
		'.slipstream-payment-note textarea'
	);
	notes.forEach( ( note ) =>
		note.addEventListener( 'input', () =>
			notes.forEach( ( other ) => {
				other.value = note.value;
			} )
		)
	);
}

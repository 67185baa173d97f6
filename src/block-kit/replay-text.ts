/** Where text can be typed: the fields that the editor focuses when a block is inserted. */
const FIELD =
	'[contenteditable="true"], textarea, input:not([type]), input[type="text"], input[type="url"], input[type="search"]';

/**
 * Types text into the first field of a block, as the author would have done.
 *
 * @param doc      The document of the canvas.
 * @param clientId The block.
 * @param text     What was typed.
 */
export function replayText(
	doc: Document,
	clientId: string,
	text: string
): void {
	const field = doc.querySelector< HTMLElement >(
		`[data-block="${ clientId }"] :is(${ FIELD })`
	);
	if ( field ) {
		field.focus();
		// Deprecated but alone in raising the same input events, in fields and in rich text, as a key does.
		doc.execCommand( 'insertText', false, text );
	}
}

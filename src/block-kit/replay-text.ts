/** Where text can be typed: the fields that the editor focuses when a block is inserted. */
const FIELD =
	'[contenteditable="true"], textarea, input:not([type]), input[type="text"], input[type="url"], input[type="search"]';

const insert = ( doc: Document, text: string ) =>
	// Deprecated but alone in raising the same input events, in fields and in rich text, as a key does.
	doc.execCommand( 'insertText', false, text );

/** Presses Enter: where the field makes nothing else of it, it breaks the line. */
function pressEnter( field: HTMLElement ): void {
	const press = new KeyboardEvent( 'keydown', {
		key: 'Enter',
		code: 'Enter',
		keyCode: 13,
		bubbles: true,
		cancelable: true,
	} );
	if ( field.dispatchEvent( press ) ) {
		insert( field.ownerDocument, '\n' );
	}
}

/**
 * Types text into the first field of a block, as the author would have done: Enter at its end is pressed.
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
	if ( ! field ) {
		return;
	}
	field.focus();
	const line = text.replace( /\n$/, '' );
	insert( doc, line );
	if ( line !== text ) {
		// Once the block has drawn itself with the text.
		setTimeout( () => pressEnter( field ) );
	}
}

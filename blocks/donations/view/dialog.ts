/**
 * Opens a form over the page. Without this script it opens in the page, as the details that it is.
 *
 * @param details What holds the button and the form.
 */
export function openInDialog( details: HTMLDetailsElement ) {
	const summary = details.querySelector( 'summary' );
	const dialog = details.querySelector( 'dialog' );
	if ( ! summary || ! dialog || ! dialog.showModal ) {
		return;
	}
	const failed = details.open;
	dialog.removeAttribute( 'open' );
	details.open = false;
	// What closed details hold cannot be shown.
	details.after( dialog );
	summary.setAttribute( 'role', 'button' );
	summary.setAttribute( 'aria-haspopup', 'dialog' );
	summary.addEventListener( 'click', ( event ) => {
		event.preventDefault();
		dialog.showModal();
	} );
	dialog.addEventListener( 'click', ( { target } ) => {
		if ( target === dialog ) {
			dialog.close();
		}
	} );
	if ( failed ) {
		dialog.showModal();
	}
}

/** What shows or hides a part of the page and says that it hides it now. */
function openerOf( panel: Element ) {
	const controls = panel.id
		? panel.ownerDocument.querySelectorAll< HTMLElement >(
				'[aria-controls][aria-expanded=false], [aria-controls][aria-selected=false]'
			)
		: [];
	return [ ...controls ].find( ( control ) =>
		control
			.getAttribute( 'aria-controls' )
			?.split( /\s+/ )
			.includes( panel.id )
	);
}

/**
 * Opens whatever hides an element: closed details, panels of accordions and tabs. Nobody can fix a field that nobody sees.
 *
 * @param element The element.
 */
export function reveal( element: Element ) {
	const around: Element[] = [];
	for ( let at = element.parentElement; at; at = at.parentElement ) {
		around.unshift( at );
	}
	for ( const part of around ) {
		if ( part instanceof HTMLDetailsElement ) {
			part.open = true;
		}
		openerOf( part )?.click();
		if ( part.getAttribute( 'hidden' ) === 'until-found' ) {
			// As a browser does that finds a text in it.
			part.dispatchEvent( new Event( 'beforematch', { bubbles: true } ) );
			part.removeAttribute( 'hidden' );
		}
	}
}

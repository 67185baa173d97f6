/**
 * Makes forms that people pay with nicer to use. Without this script they work too: the server checks everything.
 */
import { keepAmountsApart } from './view/amounts';
import { openInDialog } from './view/dialog';
import { setNonce, wantsToPayAgain } from './view/nonce';
import { shareNote } from './view/note';
import { showSentences } from './view/sentences';

/** Milliseconds after which a form can be sent again if the visitor is still here: they have stopped the browser. */
const PATIENCE = 10_000;

/**
 * Lets a form be sent once: until the gateway's page is there, a second click does nothing.
 *
 * @param form The form.
 */
function sendOnce( form: HTMLFormElement ) {
	let isSent = false;
	const reset = () => {
		isSent = false;
		form.classList.remove( 'is-sent' );
	};
	form.addEventListener( 'submit', ( event ) => {
		if ( isSent ) {
			event.preventDefault();
			return;
		}
		isSent = true;
		// One form is one order, however often it is sent.
		setTimeout( reset, PATIENCE );
		form.classList.add( 'is-sent' );
	} );
	// The back button shows the page as it was left.
	window.addEventListener( 'pageshow', reset );
}

/**
 * Starts the forms of a page.
 *
 * @param root Where they are.
 */
export function start( root: ParentNode ) {
	const isAgain = wantsToPayAgain();
	root.querySelectorAll< HTMLFormElement >(
		'form[data-slipstream-checkout]'
	).forEach( ( form ) => {
		setNonce( form, isAgain );
		sendOnce( form );
		keepAmountsApart( form );
		shareNote( form );
		showSentences( form );
		form.classList.add( 'loaded' );
	} );
	root.querySelectorAll< HTMLDetailsElement >( '.donations__modal' ).forEach(
		openInDialog
	);
	root.querySelector< HTMLElement >( '.slipstream-payment-error' )?.focus();
}

start( document );

/**
 * Sends the form without leaving the page. Without this script, or where it cannot reach the site, the browser sends it.
 */

/** Milliseconds after which nobody waits any longer. The server gives up before. */
const PATIENCE = 40_000;

/** Milliseconds without a key after which an address that was wrong is looked at again. */
const PAUSE = 1000;

type Kind = 'processing' | 'success' | 'error';

interface Answer {
	message?: string;
	data?: { url?: string };
}

/**
 * Shows one of the notifications, or none.
 *
 * @param block  The block.
 * @param kind   Which one.
 * @param answer What the server has said.
 */
function show( block: HTMLElement, kind: Kind, answer: Answer = {} ) {
	block
		.querySelectorAll< HTMLElement >(
			'.wp-block-jetpack-mailchimp_notification'
		)
		.forEach( ( note ) => {
			const isShown = note.classList.contains(
				`wp-block-jetpack-mailchimp_${ kind }`
			);
			note.querySelectorAll( '.is-answer' ).forEach( ( old ) =>
				old.remove()
			);
			note.tabIndex = -1;
			note.classList.toggle( 'is-visible', isShown );
			if ( ! isShown || ! answer.message ) {
				return;
			}
			const text = document.createElement( 'p' );
			text.className = 'is-answer';
			text.textContent = answer.message;
			if ( answer.data?.url ) {
				const link = document.createElement( 'a' );
				link.href = answer.data.url;
				link.textContent = block.dataset.there ?? link.href;
				text.append( ' ', link );
			}
			note.append( text );
		} );
}

async function send( block: HTMLElement, form: HTMLFormElement ) {
	const controller = new AbortController();
	setTimeout( () => controller.abort(), PATIENCE );
	try {
		const response = await fetch( block.dataset.slipstream ?? '', {
			method: 'POST',
			body: new FormData( form ),
			signal: controller.signal,
		} );
		const answer = ( await response.json() ) as Answer;
		return { isDone: response.ok, answer };
	} catch {
		return { isDone: false, answer: { message: block.dataset.kept } };
	}
}

/** Marks an address that is none while it is typed. */
function watch( input: HTMLInputElement ) {
	let timer: ReturnType< typeof setTimeout > | undefined;
	const mark = () =>
		input.classList.toggle( 'error', ! input.validity.valid );
	input.addEventListener( 'invalid', mark );
	input.addEventListener( 'input', () => {
		clearTimeout( timer );
		timer = setTimeout( () => {
			if ( input.classList.contains( 'error' ) ) {
				mark();
			}
		}, PAUSE );
	} );
}

function activate( block: HTMLElement, form: HTMLFormElement ) {
	const input = form.querySelector< HTMLInputElement >( '[type="email"]' );
	const isBusy = () => block.classList.contains( 'is-processing' );
	if ( input ) {
		watch( input );
	}
	form.addEventListener( 'submit', ( event ) => {
		event.preventDefault();
		if ( isBusy() ) {
			return;
		}
		block.classList.add( 'is-processing' );
		show( block, 'processing' );
		void send( block, form ).then( ( { isDone, answer } ) => {
			block.classList.remove( 'is-processing' );
			show( block, isDone ? 'success' : 'error', answer );
			// What was typed stays where it failed.
			form.hidden = isDone;
			// The button that had the focus may be gone.
			const next = isDone
				? block.querySelector< HTMLElement >( '.is-visible' )
				: input;
			next?.focus();
		} );
	} );
}

/**
 * Starts the forms of a page.
 *
 * @param root Where they are.
 */
export function start( root: ParentNode ) {
	root.querySelectorAll< HTMLElement >(
		'.wp-block-jetpack-mailchimp[data-slipstream]'
	).forEach( ( block ) => {
		const form = block.querySelector( 'form' );
		if ( form ) {
			activate( block, form );
		}
	} );
}

start( document );

/**
 * Lets visitors have their data not sold: they get no ads in this browser. What keeps the ads from running stands beside each of them, as they
 * would run before this script does.
 */

type State = 'open' | 'refused' | 'signaled';

/** Whether the browser itself tells all sites so: Global Privacy Control. */
const hasSignal = () =>
	( navigator as { globalPrivacyControl?: boolean } ).globalPrivacyControl ===
	true;

function stateOf( key: string ): State {
	if ( hasSignal() ) {
		return 'signaled';
	}
	try {
		return localStorage.getItem( key ) ? 'refused' : 'open';
	} catch {
		// Nothing can be kept, so nothing was.
		return 'open';
	}
}

/** Keeps the choice; gives whether the browser does. */
function keep( key: string, isRefused: boolean ): boolean {
	try {
		if ( isRefused ) {
			localStorage.setItem( key, '1' );
		} else {
			localStorage.removeItem( key );
		}
		return true;
	} catch {
		return false;
	}
}

function show( choice: HTMLElement, state: State ): void {
	for ( const part of choice.querySelectorAll< HTMLElement >(
		'[data-when]'
	) ) {
		part.hidden = part.dataset.when !== state;
	}
	choice.hidden = false;
	// Those that wait for consent have not hidden themselves.
	for ( const ad of document.querySelectorAll< HTMLElement >(
		'.wp-block-jetpack-wordads'
	) ) {
		ad.hidden = state !== 'open';
	}
}

/**
 * Begins to answer on this page.
 *
 * @param reload Loads the page again: code that has run cannot be stopped.
 */
export function start( reload = () => location.reload() ): void {
	const choice = document.querySelector< HTMLElement >( '.wpa-choice' );
	const key = choice?.dataset.key;
	if ( ! choice || ! key ) {
		return;
	}
	let state = stateOf( key );
	show( choice, state );
	choice.addEventListener( 'click', ( { target } ) => {
		if ( ! ( target as Element ).closest( 'button' ) ) {
			return;
		}
		const isRefused = state === 'open';
		if ( keep( key, isRefused ) || ! isRefused ) {
			reload();
			return;
		}
		// It holds for this page.
		state = 'refused';
		show( choice, state );
		choice
			.querySelector< HTMLElement >( '[data-when="refused"]' )
			?.focus( { preventScroll: true } );
	} );
}

start();

import { LIVE } from './live';
import { forget, remember, remembered } from './memory';
import { inOrder } from './scripts';
import { listenToConsent, siteConsent } from './site-consent';

function serviceOf( shell: HTMLElement ): string {
	return shell.dataset.slipstreamService ?? '';
}

/** Lets the visitor take back what this page remembers. */
function offerToForget( shell: HTMLElement ): void {
	const button = shell.querySelector< HTMLElement >(
		'.slipstream-embed__forget'
	);
	if ( button ) {
		button.hidden =
			siteConsent() !== undefined ||
			! remembered().includes( serviceOf( shell ) );
	}
}

/** Says in the place of the button that the service is forgotten. */
function forgetService( button: HTMLElement ): void {
	const shell = button.closest< HTMLElement >( '.slipstream-embed' );
	forget( shell ? serviceOf( shell ) : undefined );
	const status = document.createElement( 'p' );
	status.tabIndex = -1;
	status.className = 'slipstream-embed__forgotten';
	status.textContent = button.dataset.done ?? '';
	button.replaceWith( status );
	status.focus();
	shells().forEach( offerToForget );
}

/** Puts the content of a shell in the place of the question. */
function load( shell: HTMLElement, isAsked: boolean ): void {
	const template = shell.querySelector( 'template' );
	if ( ! template ) {
		return;
	}
	const ask = shell.querySelector( '.slipstream-embed__ask' );
	const link = ask?.querySelector( 'a' );
	const content = document.createElement( 'div' );
	content.className = 'slipstream-embed__content';
	content.append( document.importNode( template.content, true ) );
	const runScripts = inOrder( content );
	template.remove();
	if ( link && shell.dataset.slipstreamLinked === undefined ) {
		const below = document.createElement( 'p' );
		below.className = 'slipstream-embed__link';
		below.append( link );
		content.append( below );
	}
	ask?.remove();
	shell.prepend( content );
	void runScripts();
	offerToForget( shell );
	if ( isAsked ) {
		// The button that had the focus is gone.
		content.tabIndex = -1;
		content.focus( { preventScroll: true } );
	}
	content.dispatchEvent( new Event( LIVE, { bubbles: true } ) );
}

function shells(): HTMLElement[] {
	return [
		...document.querySelectorAll< HTMLElement >( '.slipstream-embed' ),
	];
}

/** Loads what needs no question: the site's consent plugin decides where there is one, otherwise what was loaded before. */
function loadAllowed(): void {
	const consent = siteConsent();
	const known = remembered();
	for ( const shell of shells() ) {
		if ( consent ?? known.includes( serviceOf( shell ) ) ) {
			load( shell, false );
		}
	}
}

function onClick( { target }: Event ): void {
	const back = ( target as Element ).closest< HTMLElement >(
		'.slipstream-embed__forget'
	);
	if ( back ) {
		forgetService( back );
	}
	const button = ( target as Element ).closest( '.slipstream-embed__load' );
	const asked = button?.closest< HTMLElement >( '.slipstream-embed' );
	if ( ! asked ) {
		return;
	}
	const service = serviceOf( asked );
	// Against a consent plugin nothing is kept: the click is for this page.
	if ( siteConsent() !== false ) {
		remember( service );
	}
	load( asked, true );
	for ( const shell of shells() ) {
		if ( serviceOf( shell ) === service ) {
			load( shell, false );
		}
	}
}

/** Begins to answer on this page. */
export function startShells(): void {
	for ( const button of document.querySelectorAll< HTMLElement >(
		'.slipstream-embed__load'
	) ) {
		button.hidden = false;
	}
	document.addEventListener( 'click', onClick );
	listenToConsent( loadAllowed, ( choice ) => {
		if ( choice === 'deny' ) {
			forget();
		} else {
			shells().forEach( ( shell ) => load( shell, false ) );
		}
	} );
	loadAllowed();
}

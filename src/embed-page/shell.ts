import { LIVE } from './live';
import { forget, remember, remembered } from './memory';
import { inOrder } from './scripts';
import { listenToConsent, siteConsent } from './site-consent';

function serviceOf( shell: HTMLElement ): string {
	return shell.dataset.slipstreamService ?? '';
}

/** Lets the visitor take back what is remembered of a service. */
function offerToForget( shell: HTMLElement ): void {
	const offer = shell.querySelector(
		'.slipstream-embed__forget'
	)?.parentElement;
	if ( offer ) {
		offer.hidden = ! remembered().includes( serviceOf( shell ) );
	}
}

/** Puts the content of a shell in the place of the question. */
function load( shell: HTMLElement, isAsked: boolean ): void {
	const template = shell.querySelector( 'template' );
	if ( ! template ) {
		return;
	}
	const ask = shell.querySelector( '.slipstream-embed__ask' );
	const link = ask?.querySelector( '.slipstream-embed__link' );
	const content = document.createElement( 'div' );
	content.className = 'slipstream-embed__content';
	content.append( document.importNode( template.content, true ) );
	const runScripts = inOrder( content );
	template.remove();
	// One that the content does not have itself stays, below it.
	if ( link ) {
		content.append( link );
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
	const button = ( target as Element ).closest( 'button' );
	const asked = button?.closest< HTMLElement >( '.slipstream-embed' );
	if ( ! button || ! asked ) {
		return;
	}
	const service = serviceOf( asked );
	if ( button.className === 'slipstream-embed__forget' ) {
		forget( service );
		const said = button.parentElement as HTMLElement;
		said.textContent = said.dataset.done ?? '';
		said.focus();
		shells().forEach( offerToForget );
	}
	if ( ! button.classList.contains( 'slipstream-embed__load' ) ) {
		return;
	}
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

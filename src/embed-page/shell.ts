import { EMBED_LOADED } from './live';
import { forget, remember, remembered } from './memory';
import { inOrder } from './scripts';
import { listenToConsent, siteConsent } from './site-consent';
import { askTogether, isTogether, speakerOf } from './shared-consent';

/** Shells as they were before they were loaded. */
const asking = new WeakMap< Element, Node >();

function serviceOf( shell: HTMLElement ): string {
	return shell.dataset.slipstreamService ?? '';
}

/** Lets the visitor take back what is remembered of a service. */
function offerToForget( shell: HTMLElement ): void {
	const offer = shell.querySelector(
		'.slipstream-embed__forget'
	)?.parentElement;
	if ( offer ) {
		const service = serviceOf( shell );
		const speaks =
			! isTogether( shell ) ||
			shell ===
				speakerOf(
					shells().filter( ( one ) => serviceOf( one ) === service )
				);
		offer.hidden = ! speaks || ! remembered().includes( service );
	}
}

/** Puts the content of a shell in the place of the question. */
function load( shell: HTMLElement, isAsked: boolean ): void {
	const template = shell.querySelector( 'template' );
	if ( ! template ) {
		return;
	}
	asking.set( shell, shell.cloneNode( true ) );
	const content = document.createElement( 'div' );
	content.className = 'slipstream-embed__content';
	content.append( document.importNode( template.content, true ) );
	const runScripts = inOrder( content );
	// A link that the content does not have itself stays, below it.
	content.append( ...shell.querySelectorAll( '.slipstream-embed__link' ) );
	shell.querySelector( '.slipstream-embed__ask' )?.remove();
	shell.classList.remove( 'is-silent' );
	template.replaceWith( content );
	void runScripts();
	offerToForget( shell );
	if ( isAsked ) {
		// The button that had the focus is gone.
		content.tabIndex = -1;
		content.focus( { preventScroll: true } );
	}
	content.dispatchEvent( new Event( EMBED_LOADED, { bubbles: true } ) );
}

function shells(): HTMLElement[] {
	return [
		...document.querySelectorAll< HTMLElement >( '.slipstream-embed' ),
	];
}

/** Loads the services that may be; one of the shells because somebody asked for it. */
function loadIf(
	may: ( service: string ) => boolean,
	asked?: HTMLElement
): void {
	for ( const shell of shells() ) {
		if ( may( serviceOf( shell ) ) ) {
			load( shell, shell === asked );
		}
	}
}

/** Loads what needs no question: the site's consent plugin decides where there is one, otherwise what was loaded before. */
function loadAllowed(): void {
	const consent = siteConsent();
	const known = remembered();
	loadIf( ( service ) => consent ?? known.includes( service ) );
}

/** Asks again for all: frames and what stands in them are gone. */
function withdraw(): void {
	forget();
	shells().forEach( ( shell ) =>
		shell.replaceWith( asking.get( shell ) ?? shell )
	);
	askTogether( shells(), serviceOf );
}

function onClick( { target }: Event ): void {
	const button = ( target as Element ).closest( 'button' );
	const asked = button?.closest< HTMLElement >( '.slipstream-embed' );
	if ( ! button || ! asked ) {
		return;
	}
	const service = serviceOf( asked );
	if ( button.matches( '.slipstream-embed__forget' ) ) {
		forget( service );
		const message = button.parentElement as HTMLElement;
		message.textContent = message.dataset.done ?? '';
		message.focus();
		shells().forEach( offerToForget );
	} else if ( button.matches( '.slipstream-embed__load' ) ) {
		// Against a consent plugin nothing is kept: the click is for this page.
		if ( siteConsent() !== false ) {
			remember( service );
		}
		loadIf( ( one ) => one === service, asked );
	}
}

/** Begins to answer on this page. */
export function startShells(): void {
	for ( const button of document.querySelectorAll< HTMLElement >(
		'.slipstream-embed__load'
	) ) {
		button.hidden = false;
	}
	askTogether( shells(), serviceOf );
	document.addEventListener( 'click', onClick );
	listenToConsent( loadAllowed, ( choice ) => {
		if ( choice === 'deny' ) {
			withdraw();
		} else {
			loadIf( () => true );
		}
	} );
	loadAllowed();
}

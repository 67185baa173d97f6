import { LIVE } from './live';
import { forget, remember, remembered } from './memory';

/** The WP Consent API, where a plugin brings it. */
interface WithConsentApi {
	wp_has_consent?: ( category: string ) => boolean;
}

const CATEGORY = 'marketing';

/** What the visitor has said to the site's consent plugin; undefined where there is none. */
function siteConsent(): boolean | undefined {
	return ( window as WithConsentApi ).wp_has_consent?.( CATEGORY );
}

function serviceOf( shell: HTMLElement ): string {
	return shell.dataset.slipstreamService ?? '';
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
	template.remove();
	if ( link && shell.dataset.slipstreamLinked === undefined ) {
		const below = document.createElement( 'p' );
		below.className = 'slipstream-embed__link';
		below.append( link );
		content.append( below );
	}
	ask?.remove();
	shell.append( content );
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
	document.addEventListener( 'wp_listen_for_consent_change', ( event ) => {
		const changed = ( event as CustomEvent< Record< string, string > > )
			.detail?.[ CATEGORY ];
		if ( changed === 'deny' ) {
			forget();
		} else if ( changed === 'allow' ) {
			shells().forEach( ( shell ) => load( shell, false ) );
		}
	} );
	loadAllowed();
}

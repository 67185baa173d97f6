import { waitFor } from '@testing-library/react';
import { EMBED_LOADED, startShells, onEmbedLoaded } from '..';

const shell = ( service: string ) =>
	`<div class="slipstream-embed" data-slipstream-service="${ service }"><div class="slipstream-embed__ask"><p class="slipstream-embed__link"><a href="https://${ service }.test/">Open</a></p><button type="button" class="slipstream-embed__load" hidden>Load</button></div><template><div class="widget"></div></template><p class="slipstream-embed__memory" tabindex="-1" data-done="Asked again" hidden><button type="button" class="slipstream-embed__forget">Stop</button></p></div>`;

interface WithConsentApi {
	wp_has_consent?: ( category: string ) => boolean;
	wp_consent_type?: string;
	wp_fallback_consent_type?: string;
	waitfor_consent_hook?: boolean;
}

/**
 * The WP Consent API on a page, with the rule of its own script: without rules everything is allowed, with those of opting out what was
 * not answered.
 */
function consentApi(
	type: string | undefined,
	answers: Record< string, string > = {}
) {
	const api = window as WithConsentApi;
	api.wp_consent_type = type;
	api.wp_has_consent = ( category ) => {
		const rules = api.wp_consent_type || api.wp_fallback_consent_type;
		const answer = answers[ category ] ?? '';
		return (
			! rules ||
			( rules.includes( 'optout' ) && answer === '' ) ||
			answer === 'allow'
		);
	};
}

const count = () => document.querySelectorAll( '.widget' ).length;
const buttons = () =>
	document.querySelectorAll< HTMLElement >( '.slipstream-embed__load' );

// A page's script runs once: what it listens for is the document's.
const listeners: [ string, EventListener ][] = [];
beforeEach( () => {
	const add = document.addEventListener.bind( document );
	jest.spyOn( document, 'addEventListener' ).mockImplementation(
		( name: string, listener: unknown ) => {
			listeners.push( [ name, listener as EventListener ] );
			add( name, listener as EventListener );
		}
	);
	window.localStorage.clear();
	document.body.innerHTML = shell( 'pin' ) + shell( 'pin' ) + shell( 'cal' );
} );
afterEach( () => {
	jest.restoreAllMocks();
	for ( const [ name, listener ] of listeners.splice( 0 ) ) {
		document.removeEventListener( name, listener );
	}
	const api = window as WithConsentApi;
	delete api.wp_has_consent;
	delete api.wp_consent_type;
	delete api.wp_fallback_consent_type;
	delete api.waitfor_consent_hook;
} );

const consentChanges = ( detail: object ) =>
	document.dispatchEvent(
		new CustomEvent( 'wp_listen_for_consent_change', { detail } )
	);

it( 'asks, loads what was clicked with its link and all of its service, and remembers that', () => {
	startShells();
	expect( count() ).toBe( 0 );
	expect( buttons()[ 0 ]?.hidden ).toBe( false );
	const live = jest.fn();
	document.addEventListener( EMBED_LOADED, live );
	buttons()[ 0 ]?.click();
	expect( count() ).toBe( 2 );
	expect( live ).toHaveBeenCalledTimes( 2 );
	const content = document.querySelector( '.slipstream-embed__content' );
	expect( content ).toHaveFocus();
	expect( content ).toHaveTextContent( 'Open' );

	document.body.innerHTML = shell( 'pin' ) + shell( 'cal' );
	startShells();
	expect( count() ).toBe( 1 );
	expect( buttons() ).toHaveLength( 1 );
} );

it( 'leaves it to the site’s consent plugin where there is one', () => {
	window.localStorage.setItem( 'slipstream-embeds', '["pin"]' );
	consentApi( 'optin' );
	startShells();
	expect( count() ).toBe( 0 );
	consentChanges( { statistics: 'allow' } );
	expect( count() ).toBe( 0 );
	consentChanges( { marketing: 'allow' } );
	expect( count() ).toBe( 3 );
	consentChanges( { marketing: 'deny' } );
	expect( window.localStorage.getItem( 'slipstream-embeds' ) ).toBe( '[]' );
} );

it( 'takes content off the page when consent is withdrawn, and asks again', () => {
	const asked = document.body.innerHTML;
	consentApi( 'optin', { marketing: 'allow' } );
	startShells();
	expect( count() ).toBe( 3 );
	consentApi( 'optin', { marketing: 'deny' } );
	consentChanges( { marketing: 'deny' } );
	expect( count() ).toBe( 0 );
	expect( document.body.innerHTML ).toBe(
		asked.replaceAll(
			'"slipstream-embed__load" hidden=""',
			'"slipstream-embed__load"'
		)
	);
	const live = jest.fn();
	document.addEventListener( EMBED_LOADED, live );
	buttons()[ 2 ]?.click();
	expect( count() ).toBe( 1 );
	expect( live ).toHaveBeenCalledTimes( 1 );
} );

it( 'loads all at once where the visitor has agreed', () => {
	consentApi( 'optin', { marketing: 'allow' } );
	startShells();
	expect( count() ).toBe( 3 );
} );

it( 'asks where the API is there and nothing that uses it', () => {
	consentApi( undefined );
	startShells();
	expect( count() ).toBe( 0 );
	buttons()[ 0 ]?.click();
	expect( count() ).toBe( 2 );
	expect( window.localStorage.getItem( 'slipstream-embeds' ) ).toBe(
		'["pin"]'
	);
} );

it( 'waits for a consent plugin that says its rules later', () => {
	window.localStorage.setItem( 'slipstream-embeds', '["pin"]' );
	consentApi( undefined, { marketing: 'allow' } );
	( window as WithConsentApi ).waitfor_consent_hook = true;
	startShells();
	expect( count() ).toBe( 0 );
	( window as WithConsentApi ).wp_consent_type = 'optin';
	document.dispatchEvent( new Event( 'wp_consent_type_defined' ) );
	expect( count() ).toBe( 3 );
} );

it( 'goes by the rules that the site knows where the plugin says none', () => {
	consentApi( undefined );
	( window as WithConsentApi ).wp_fallback_consent_type = 'optout';
	startShells();
	expect( count() ).toBe( 3 );
} );

it( 'lets a visitor take back what is remembered, service by service', () => {
	window.localStorage.setItem( 'slipstream-embeds', '["pin","cal"]' );
	startShells();
	const [ first ] = document.querySelectorAll< HTMLElement >(
		'.slipstream-embed__forget'
	);
	expect( first ).toBeVisible();
	first?.click();
	expect( window.localStorage.getItem( 'slipstream-embeds' ) ).toBe(
		'["cal"]'
	);
	const offers = [
		...document.querySelectorAll< HTMLElement >(
			'.slipstream-embed__memory'
		),
	];
	expect( offers[ 0 ] ).toHaveFocus();
	expect( offers[ 0 ] ).toHaveTextContent( 'Asked again' );
	expect( offers.map( ( { hidden } ) => hidden ) ).toEqual( [
		false,
		true,
		false,
	] );
} );

it( 'runs scripts of content in their order', async () => {
	document.body.innerHTML = `<div class="slipstream-embed" data-slipstream-service="ads"><button type="button" class="slipstream-embed__load" hidden>Load</button><template><script src="https://ads.test/library.js"></script><script type="text/plain" id="second"></script></template></div>`;
	startShells();
	buttons()[ 0 ]?.click();
	const library = document.querySelector( 'script[src]' );
	expect( library ).toBeInTheDocument();
	expect( document.getElementById( 'second' ) ).toBeNull();
	library?.dispatchEvent( new Event( 'error' ) );
	await waitFor( () =>
		expect( document.getElementById( 'second' ) ).toBeInTheDocument()
	);
} );

it( 'keeps no click that is against a consent plugin', () => {
	consentApi( 'optin' );
	startShells();
	buttons()[ 2 ]?.click();
	expect( count() ).toBe( 1 );
	expect( window.localStorage.getItem( 'slipstream-embeds' ) ).toBeNull();
} );

it.each( [ '{', '{}', '[1,null]' ] )( 'asks where %s is stored', ( stored ) => {
	window.localStorage.setItem( 'slipstream-embeds', stored );
	startShells();
	expect( count() ).toBe( 0 );
} );

it( 'starts what is live, once, and says what failed', async () => {
	document.body.insertAdjacentHTML( 'beforeend', '<i class="widget"></i>' );
	const start = jest.fn( () => Promise.reject( new Error( 'Blocked' ) ) );
	onEmbedLoaded( '.widget', start );
	expect( start ).toHaveBeenCalledTimes( 1 );
	startShells();
	buttons()[ 0 ]?.click();
	expect( start ).toHaveBeenCalledTimes( 3 );
	await Promise.resolve();
	await Promise.resolve();
	expect(
		document.querySelector< HTMLElement >( 'i.widget' )?.dataset
			.slipstreamFailed
	).toBe( 'Error: Blocked' );
} );

it( 'asks once for what is asked about together, where there is a place for the question', () => {
	const ad = ( id: string ) =>
		`<div id="${ id }">${ shell( 'ads' ).replace(
			'class="slipstream-embed"',
			'class="slipstream-embed is-silent" data-slipstream-together'
		) }</div>`;
	document.body.innerHTML = ad( 'none' ) + ad( 'first' ) + ad( 'second' );
	Element.prototype.checkVisibility = function () {
		return this.closest( '#none' ) === null;
	};
	startShells();
	const silent = () =>
		[ ...document.querySelectorAll( '.is-silent' ) ].map(
			( { parentElement } ) => parentElement?.id
		);
	expect( silent() ).toEqual( [ 'none', 'second' ] );
	document.querySelector< HTMLElement >( '#first button' )?.click();
	expect( count() ).toBe( 3 );
	expect( silent() ).toEqual( [] );
	expect(
		[
			...document.querySelectorAll< HTMLElement >(
				'.slipstream-embed__memory:not([hidden])'
			),
		].map( ( memory ) => memory.closest( '[id]' )?.id )
	).toEqual( [ 'first' ] );
	Reflect.deleteProperty( Element.prototype, 'checkVisibility' );
} );

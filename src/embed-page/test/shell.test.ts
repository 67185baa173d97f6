import { LIVE, startShells, whenLive } from '..';

const shell = ( service: string ) =>
	`<div class="slipstream-embed" data-slipstream-service="${ service }"><div class="slipstream-embed__ask"><p><a href="https://${ service }.test/">Open</a></p><button type="button" class="slipstream-embed__load" hidden>Load</button></div><template><div class="widget"></div></template></div>`;

interface WithConsentApi {
	wp_has_consent?: ( category: string ) => boolean;
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
	delete ( window as WithConsentApi ).wp_has_consent;
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
	document.addEventListener( LIVE, live );
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
	( window as WithConsentApi ).wp_has_consent = () => false;
	startShells();
	expect( count() ).toBe( 0 );
	consentChanges( { statistics: 'allow' } );
	expect( count() ).toBe( 0 );
	consentChanges( { marketing: 'allow' } );
	expect( count() ).toBe( 3 );
	consentChanges( { marketing: 'deny' } );
	expect( window.localStorage.getItem( 'slipstream-embeds' ) ).toBe( '[]' );
} );

it( 'loads all at once where the visitor has agreed', () => {
	( window as WithConsentApi ).wp_has_consent = ( category ) =>
		category === 'marketing';
	startShells();
	expect( count() ).toBe( 3 );
} );

it( 'keeps no click that is against a consent plugin', () => {
	( window as WithConsentApi ).wp_has_consent = () => false;
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
	whenLive( '.widget', start );
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

import { keyFor } from '../counter';

const PEOPLE =
	'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36';

/** What a consent plugin gives the page. */
interface Consent {
	wp_has_consent?: ( category: string ) => boolean;
}

/** How often the page was visited, as the browser has kept it. */
const visits = () =>
	localStorage.getItem( keyFor( location.pathname ) )?.split( '.' )[ 0 ];

/**
 * Loads the page's script on a page with the block.
 *
 * @param counts    Whose visits are counted.
 * @param userAgent The browser.
 * @param before    What the script beside the block has read.
 */
async function visit(
	counts: string | undefined,
	userAgent = PEOPLE,
	before = '4'
) {
	jest.spyOn( navigator, 'userAgent', 'get' ).mockReturnValue( userAgent );
	document.body.innerHTML = `<div class="wp-block-jetpack-repeat-visitor" data-slipstream-visit-count="${ before }"></div>`;
	const block = document.body.firstElementChild as HTMLElement;
	if ( counts ) {
		block.dataset.slipstreamCounts = counts;
	}
	await import( '../view' );
}

beforeEach( () => {
	jest.resetModules();
	localStorage.clear();
} );
afterEach( () => {
	jest.restoreAllMocks();
	delete ( window as Consent ).wp_has_consent;
} );

it( 'counts a visit once, after those that the browser knows', async () => {
	await visit( 'always' );
	expect( visits() ).toBe( '5' );
	document.dispatchEvent( new Event( 'wp_listen_for_consent_change' ) );
	expect( visits() ).toBe( '5' );
} );

it( 'does not count where the page says nothing of it, as in a preview', async () => {
	await visit( undefined );
	expect( visits() ).toBeUndefined();
} );

it.each( [
	'Mozilla/5.0 (compatible; Examplebot/2.1)',
	'Mozilla/5.0 (compatible; Baiduspider/2.0)',
	'Mozilla/5.0 (X11; Linux x86_64) HeadlessChrome/150.0.0.0 Safari/537.36',
	'Mozilla/5.0 (Linux; Android 11) Chrome-Lighthouse',
] )( 'does not count a machine: %s', async ( userAgent ) => {
	await visit( 'always', userAgent );
	expect( visits() ).toBeUndefined();
} );

it( 'waits for consent where the site asks for it', async () => {
	await visit( 'ask' );
	expect( visits() ).toBeUndefined();
	( window as Consent ).wp_has_consent = ( category ) =>
		category === 'preferences';
	document.dispatchEvent( new Event( 'wp_listen_for_consent_change' ) );
	expect( visits() ).toBe( '5' );
} );

import { arrive, fail, scriptAt } from '../../../tests/js/page-script';
import { loadScript, onEmbedLoaded } from '..';

beforeEach( () => jest.useFakeTimers() );
afterEach( () => jest.useRealTimers() );

/** What has become of a promise by now. */
async function stateOf( promise: Promise< void > ): Promise< string > {
	return Promise.race( [
		promise.then(
			() => 'loaded',
			( error: Error ) => error.message
		),
		// As many turns as the promise could need.
		( async () => {
			for ( let turn = 0; turn < 5; turn++ ) {
				await null;
			}
			return 'waiting';
		} )(),
	] );
}

const scripts = ( src: string ) =>
	document.querySelectorAll( `script[src="${ src }"]` ).length;

describe( 'the script of a service', () => {
	it( 'is fetched once a page, for all who ask', async () => {
		const src = 'https://a.test/one.js';
		const both = [ loadScript( src ), loadScript( src ) ];
		expect( scripts( src ) ).toBe( 1 );
		expect( await stateOf( both[ 0 ]! ) ).toBe( 'waiting' );
		arrive( src, {} );
		expect( await Promise.all( both.map( stateOf ) ) ).toEqual( [
			'loaded',
			'loaded',
		] );
		expect( await stateOf( loadScript( src ) ) ).toBe( 'loaded' );
		expect( scripts( src ) ).toBe( 1 );
	} );

	it( 'that fails is taken away, and tried again by who asks next', async () => {
		const src = 'https://a.test/two.js';
		const first = loadScript( src );
		fail( src );
		expect( await stateOf( first ) ).toBe( `Could not load ${ src }` );
		expect( scripts( src ) ).toBe( 0 );
		const second = loadScript( src );
		arrive( src, {} );
		expect( await stateOf( second ) ).toBe( 'loaded' );
	} );

	it( 'that says nothing is waited for 20 seconds', async () => {
		const src = 'https://a.test/three.js';
		const loading = loadScript( src );
		jest.advanceTimersByTime( 19_999 );
		expect( await stateOf( loading ) ).toBe( 'waiting' );
		jest.advanceTimersByTime( 1 );
		expect( await stateOf( loading ) ).toBe( `Could not load ${ src }` );
		expect( scripts( src ) ).toBe( 0 );
	} );

	it( 'that came, or failed, is not given up later', async () => {
		const src = 'https://a.test/four.js';
		const failing = loadScript( src );
		fail( src );
		expect( await stateOf( failing ) ).toContain( 'Could not load' );
		const loading = loadScript( src );
		expect( scriptAt( src ).async ).toBe( true );
		jest.advanceTimersByTime( 19_000 );
		arrive( src, {} );
		jest.advanceTimersByTime( 60_000 );
		expect( await stateOf( loading ) ).toBe( 'loaded' );
		expect( scripts( src ) ).toBe( 1 );
		expect( jest.getTimerCount() ).toBe( 0 );
	} );
} );

describe( 'content that does not come', () => {
	it.each( [
		'<div class="own"></div>',
		'<div class="wp-block-jetpack-tock"><div class="own"></div></div>',
	] )( 'leaves its link, and above it the cause: %s', async ( content ) => {
		jest.useRealTimers();
		document.body.innerHTML = `<div>${ content }<p data-failed="Tock is missing."><a href="https://tock.test/">Book</a></p></div><p data-failed="Other"></p>`;
		onEmbedLoaded( '.own', () => Promise.reject( new Error( 'No' ) ) );
		await new Promise( ( done ) => setTimeout( done ) );
		const note = document.querySelector( '[role="status"]' );
		expect( note?.textContent ).toBe( 'Tock is missing.' );
		expect( note?.nextElementSibling?.textContent ).toBe( 'Book' );
		expect( document.querySelectorAll( '[role="status"]' ) ).toHaveLength(
			1
		);
	} );
} );

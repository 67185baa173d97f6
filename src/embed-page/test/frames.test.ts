import { EMBED_LOADED, watchFrames } from '..';

let seen: ( () => void )[] = [];

/** Becomes visible when the test says so. */
class Observer {
	public constructor(
		private readonly tell: ( entries: object[] ) => void
	) {}
	public observe() {
		seen.push( () => this.tell( [ { isIntersecting: true } ] ) );
	}
	public disconnect() {}
}

beforeEach( () => {
	jest.useFakeTimers();
	seen = [];
	Object.assign( window, { IntersectionObserver: Observer } );
} );
afterEach( () => {
	jest.useRealTimers();
	jest.restoreAllMocks();
} );

/** A frame on the page, and what a page may look into: an empty document until another server's has come. */
function show( { isOnLine = true, hasCome = false, name = 'own' } = {} ) {
	jest.spyOn( navigator, 'onLine', 'get' ).mockReturnValue( isOnLine );
	document.body.innerHTML = `<div class="wp-block-jetpack-gif"><iframe class="${ name }"></iframe><img alt=""></div><p data-failed="It is missing."><a href="https://a.test/">Open</a></p>`;
	const frame = document.querySelector( 'iframe' )!;
	let content = hasCome ? null : document.implementation.createHTMLDocument();
	Object.defineProperty( frame, 'contentDocument', { get: () => content } );
	watchFrames( `.${ name }` );
	return {
		frame,
		scroll: () => seen.forEach( ( tell ) => tell() ),
		arrive: () => {
			content = null;
			frame.dispatchEvent( new Event( 'load' ) );
		},
	};
}

const said = () => document.querySelector( '[role="status"]' )?.textContent;

describe( 'a frame', () => {
	it( 'that says nothing for 20 seconds is told above its link, and gives up its place', async () => {
		const { frame, scroll } = show();
		scroll();
		await jest.advanceTimersByTimeAsync( 19_999 );
		expect( said() ).toBeUndefined();
		await jest.advanceTimersByTimeAsync( 1 );
		expect( said() ).toBe( 'It is missing.' );
		expect( frame.hidden ).toBe( true );
		expect( document.querySelector( 'a' ) ).toBeVisible();
	} );

	it( 'is waited for only once somebody sees it', async () => {
		const { frame } = show();
		await jest.advanceTimersByTimeAsync( 60_000 );
		expect( said() ).toBeUndefined();
		expect( frame.hidden ).toBe( false );
	} );

	it( 'that came is left alone', async () => {
		const { frame, scroll, arrive } = show();
		scroll();
		arrive();
		await jest.advanceTimersByTimeAsync( 60_000 );
		expect( said() ).toBeUndefined();
		expect( frame.hidden ).toBe( false );
	} );

	it( 'that came before anybody watched is left alone', async () => {
		const { scroll } = show( { hasCome: true } );
		scroll();
		await jest.advanceTimersByTimeAsync( 60_000 );
		expect( said() ).toBeUndefined();
	} );

	it( 'that comes after all takes the sentence away', async () => {
		const { frame, scroll, arrive } = show();
		scroll();
		await jest.advanceTimersByTimeAsync( 20_000 );
		arrive();
		expect( said() ).toBeUndefined();
		expect( frame.hidden ).toBe( false );
		expect( frame ).not.toHaveAttribute( 'data-slipstream-failed' );
	} );

	it( 'of a visitor who is offline is told at once', async () => {
		const { scroll } = show( { isOnLine: false } );
		scroll();
		await jest.advanceTimersByTimeAsync( 0 );
		expect( said() ).toBe( 'It is missing.' );
	} );

	it( 'that loads the browser’s page for being offline has not come', async () => {
		const { arrive } = show( { isOnLine: false } );
		arrive();
		await jest.advanceTimersByTimeAsync( 0 );
		expect( said() ).toBe( 'It is missing.' );
	} );

	it( 'that a visitor asks for later is watched too', async () => {
		show( { name: 'later' } );
		document.body.insertAdjacentHTML(
			'beforeend',
			'<div id="content"><iframe class="later"></iframe></div>'
		);
		document
			.getElementById( 'content' )!
			.dispatchEvent( new Event( EMBED_LOADED, { bubbles: true } ) );
		expect( seen ).toHaveLength( 2 );
	} );
} );

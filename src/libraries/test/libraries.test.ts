import {
	baseOf,
	ChunkError,
	loadLibrary,
	loadScript,
	loadStylesheet,
} from '..';

const links = () => [ ...document.head.querySelectorAll( 'link' ) ];
const base = 'https://example.com/build/';

afterEach( () => {
	document.dir = '';
	links().forEach( ( link ) => link.remove() );
} );

describe( 'a library', () => {
	it( 'arrives, or its error names it and why', async () => {
		await expect(
			loadLibrary( 'carousel', () => Promise.resolve( 1 ) )
		).resolves.toBe( 1 );
		const offline = new Error( 'offline' );
		await expect(
			loadLibrary( 'carousel', () => Promise.reject( offline ) )
		).rejects.toMatchObject( {
			code: 'CHUNK_LOAD_FAILED',
			chunk: 'carousel',
			type: 'error',
			cause: offline,
			message: expect.stringContaining( 'Loading chunk carousel failed' ),
		} );
		await expect(
			loadLibrary( 'carousel', () => new Promise( () => {} ), 1 )
		).rejects.toMatchObject( { type: 'timeout' } );
	} );

	it( 'is looked for where its script came from', () => {
		expect( baseOf( `${ base }editor.js?ver=1#x` ) ).toBe( base );
		expect( () => baseOf( undefined ) ).toThrow( 'No source' );
		expect( () => baseOf( 'data:text/javascript,1' ) ).toThrow(
			'No source'
		);
	} );
} );

describe( 'a stylesheet', () => {
	it( 'is added once a page, in its variant, and waited for', async () => {
		const first = loadStylesheet( 'map', { base, version: '2' } );
		expect( loadStylesheet( 'map', { base, version: '2' } ) ).toBe( first );
		expect( links().map( ( { href } ) => href ) ).toEqual( [
			`${ base }map.css?ver=2`,
		] );
		links()[ 0 ]?.dispatchEvent( new Event( 'load' ) );
		await first;

		document.dir = 'rtl';
		void loadStylesheet( 'map', { base, isMinified: false } );
		expect( links()[ 1 ]?.href ).toBe(
			`${ base }map-rtl.css?minify=false`
		);
	} );

	it( 'that fails says so, goes, and can be asked for again', async () => {
		const failed = loadStylesheet( 'gone', { base } );
		links()[ 0 ]?.dispatchEvent( new Event( 'error' ) );
		const error = await failed.catch( ( one: unknown ) => one );
		expect( error ).toBeInstanceOf( ChunkError );
		expect( error ).toMatchObject( {
			code: 'CSS_CHUNK_LOAD_FAILED',
			chunk: 'gone',
			type: 'missing',
			request: `${ base }gone.css`,
		} );
		expect( links() ).toEqual( [] );
		await expect(
			loadStylesheet( 'gone', { base, timeout: 1 } )
		).rejects.toMatchObject( { type: 'timeout' } );
	} );
} );

describe( 'a script of a page of its own', () => {
	const scripts = () => [ ...document.head.querySelectorAll( 'script' ) ];

	it( 'is added once, and its error names it', async () => {
		const first = loadScript( 'map', { base, version: '2' } );
		expect( loadScript( 'map', { base, version: '2' } ) ).toBe( first );
		expect( scripts().map( ( { src } ) => src ) ).toEqual( [
			`${ base }map.js?ver=2`,
		] );
		scripts()[ 0 ]?.dispatchEvent( new Event( 'load' ) );
		await first;
		const failed = loadScript( 'gone', { base } );
		scripts()[ 1 ]?.dispatchEvent( new Event( 'error' ) );
		await expect( failed ).rejects.toMatchObject( {
			code: 'CHUNK_LOAD_FAILED',
			chunk: 'gone',
			type: 'missing',
		} );
		expect( scripts() ).toHaveLength( 1 );
	} );
} );

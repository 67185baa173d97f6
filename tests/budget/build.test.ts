/** @jest-environment node */
import { sync as glob } from 'fast-glob';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { handles } from '../architecture/handles-6.8.json';
import { kilobytes, page } from './budgets.json';

const build = resolve( __dirname, '../../build' );
const gzip = ( file: string ) =>
	gzipSync( readFileSync( join( build, file ) ), { level: 6 } ).length / 1024;
const dependenciesOf = ( file: string ) =>
	[
		...( /'dependencies' => array\(([^)]*)\)/
			.exec( readFileSync( join( build, file ), 'utf8' ) )?.[ 1 ]
			?.matchAll( /'([^']+)'/g ) ?? [] ),
	].map( ( match ) => String( match[ 1 ] ) );

/** Third-party engines that a chunk is about; fetched at the moment of use, and not counted as an edit. */
const ENGINES = [ '-engine.js', 'fetch-event-source' ];

beforeAll( () => {
	if ( ! existsSync( join( build, 'editor.js' ) ) ) {
		throw new Error( 'There is no build: run npm run build.' );
	}
} );

describe( 'the build', () => {
	it( 'starts the editor with one script within its budget', () => {
		expect( gzip( 'editor.js' ) ).toBeLessThanOrEqual(
			kilobytes[ 'editor.js' ]
		);
	} );

	it( 'opens each screen with one script and one style within the budget', () => {
		const screens = glob( 'src/screens/*/init.{ts,tsx}', {
			cwd: join( build, '..' ),
		} ).map( ( file ) => file.split( '/' )[ 2 ] );
		expect( screens.length ).toBeGreaterThan( 0 );
		const sizes = screens.map(
			( name ) =>
				gzip( `screens/${ name }.js` ) + gzip( `screens/${ name }.css` )
		);
		expect( Math.max( ...sizes ) ).toBeLessThanOrEqual( kilobytes.screen );
	} );

	it( 'has one canvas style within its budget, and its right-to-left twin', () => {
		expect( gzip( 'editor-canvas.css' ) ).toBeLessThanOrEqual(
			kilobytes[ 'editor-canvas.css' ]
		);
		expect( existsSync( join( build, 'editor-canvas-rtl.css' ) ) ).toBe(
			true
		);
	} );

	it( 'keeps each edit, and each section of a screen, within its budget', () => {
		const edits = glob( 'chunks/{*-edit,screen-*}.js', { cwd: build } );
		expect( edits.length ).toBeGreaterThan( 0 );
		const over = edits.filter( ( file ) => gzip( file ) > kilobytes.edit );
		expect(
			over.map(
				( file ) => `${ file }: ${ gzip( file ).toFixed( 1 ) } KB`
			)
		).toEqual( [] );
	} );

	it.each(
		Object.entries( kilobytes ).filter( ( [ file ] ) =>
			file.includes( '/' )
		)
	)( 'gives pages %s within its budget', ( file, most ) => {
		expect( gzip( file ) ).toBeLessThanOrEqual( most );
	} );

	it( 'gives pages small scripts and styles of each block, or says why one is larger', () => {
		const files = glob( '*/{view.js,style-index.css,style-view.css}', {
			cwd: build,
		} );
		const more: Record< string, { most: number; why: string } > = page.more;
		expect( files.length ).toBeGreaterThan( 20 );
		expect( files ).toEqual(
			expect.arrayContaining( Object.keys( more ) )
		);
		for ( const file of files ) {
			const size = gzip( file );
			const { most } = more[ file ] ?? page;
			expect( [ file, size, size <= most ] ).toEqual( [
				file,
				size,
				true,
			] );
		}
		for ( const { most, why } of Object.values( more ) ) {
			expect( most ).toBeGreaterThan( page.most );
			expect( why ).toMatch( /\w+ \w+.*\.$/ );
		}
	} );

	it( 'keeps the shared chunks within their budget', () => {
		const shared = glob( 'chunks/*.js', { cwd: build } ).filter(
			( file ) =>
				! /-edit\.js$/.test( file ) &&
				! file.startsWith( 'chunks/screen-' ) &&
				// Of screens alone: they count with the first load of those.
				! /src_screens_|rest-client/.test( file ) &&
				! ENGINES.some( ( name ) => file.includes( name ) ) &&
				// What has a budget of its own.
				! Object.hasOwn( kilobytes, file )
		);
		const sum = shared.reduce( ( total, file ) => total + gzip( file ), 0 );
		expect( sum ).toBeLessThanOrEqual( kilobytes.shared );
	} );

	it( 'gives every chunk a name', () => {
		expect(
			glob( 'chunks/*', { cwd: build } ).filter( ( file ) =>
				/chunks\/\d+\./.test( file )
			)
		).toEqual( [] );
	} );

	it( 'never repeats a module in two scripts', () => {
		const seen = new Map< string, string >();
		const twice: string[] = [];
		for ( const file of glob( '{*.js,chunks/*.js}', {
			cwd: build,
			// Screens do not load the editor's script.
			ignore: [ 'chunks/screen-*' ],
		} ) ) {
			const text = readFileSync( join( build, file ), 'utf8' );
			for ( const marker of [
				'JETPACK_AI_ERROR',
				'jetpack-ai-jwt',
				'jetpack-connection"',
			] ) {
				if ( text.includes( marker ) ) {
					const other = seen.get( marker );
					if ( other ) {
						twice.push( `${ marker } in ${ other } and ${ file }` );
					}
					seen.set( marker, file );
				}
			}
		}
		expect( twice ).toEqual( [] );
	} );

	it( 'never bundles React', () => {
		for ( const file of glob( '{*.js,chunks/*.js}', { cwd: build } ) ) {
			expect( readFileSync( join( build, file ), 'utf8' ) ).not.toMatch(
				/react\.(transitional\.)?element"\)|__SECRET_INTERNALS/
			);
		}
	} );

	it( 'depends only on scripts that the oldest supported WordPress has', () => {
		const assets = glob( '**/*.asset.php', { cwd: build } );
		expect( assets.length ).toBeGreaterThan( 0 );
		const unknown = assets.flatMap( ( file ) =>
			dependenciesOf( file )
				.filter( ( handle ) => ! handles.includes( handle ) )
				.map( ( handle ) => `${ file }: ${ handle }` )
		);
		expect( unknown ).toEqual( [] );
	} );

	it( 'lists every block in the manifest', () => {
		const manifest = readFileSync(
			join( build, 'blocks-manifest.php' ),
			'utf8'
		);
		const folders = glob( 'blocks/*/block.json', {
			cwd: join( build, '..' ),
		} ).map( ( file ) => file.split( '/' )[ 1 ] );
		expect(
			folders.filter(
				( name ) => ! manifest.includes( `'${ name }' => array` )
			)
		).toEqual( [] );
	} );

	it( 'is small enough as a whole', () => {
		const bytes = glob( '**/*', {
			cwd: build,
			ignore: [ '**/*.map' ],
		} ).reduce(
			( sum, file ) => sum + statSync( join( build, file ) ).size,
			0
		);
		expect( bytes / 1024 ).toBeLessThan( kilobytes.whole );
	} );
} );

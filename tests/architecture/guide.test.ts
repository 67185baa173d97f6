/** @jest-environment node */
import { sync as glob } from 'fast-glob';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const { readGuide } =
	// The build reads the guide with the same code.
	jest.requireActual< {
		readGuide: (
			root: string
		) => { name: string; title: string; text: string }[];
	} >( '../../bin/lib/guide.cjs' );

const ROOT = resolve( __dirname, '../..' );
const read = ( path: string ) => readFileSync( join( ROOT, path ), 'utf8' );
const pages = readGuide( ROOT );
const names = pages.map( ( { name } ) => name );

it( 'the index of the guide names each page', () => {
	expect( [ ...names ].sort() ).toEqual(
		glob( '*.md', { cwd: join( ROOT, 'docs/guide' ) } )
			.map( ( file ) => file.replace( '.md', '' ) )
			.sort()
	);
} );

it.each( pages )(
	'links of $name.md lead to pages that exist',
	( { text } ) => {
		for ( const [ , link = '' ] of text.matchAll( /\]\(([^)]+)\)/g ) ) {
			expect( names.map( ( name ) => `${ name }.md` ) ).toContain( link );
		}
	}
);

it( 'sections link to pages that exist', () => {
	const linked = glob( 'src/screens/my-jetpack/sections/*/index.ts', {
		cwd: ROOT,
	} ).flatMap( ( path ) =>
		[ ...read( path ).matchAll( /guide: '([^']+)'/g ) ].map(
			( [ , name ] ) => name
		)
	);
	expect( linked.length ).toBeGreaterThan( 10 );
	expect( names ).toEqual( expect.arrayContaining( linked ) );
} );

it( 'who comes from Jetpack is told of each of its features', () => {
	const features = [
		...read( 'php/Modules/Jetpack/jetpack-modules.php' ).matchAll(
			/array\(\s*__\( '([^']+)', 'slipstream' \)/g
		),
	].map( ( [ , name = '' ] ) => name );
	expect( features.length ).toBeGreaterThan( 40 );
	const told =
		pages.find( ( { name } ) => name === 'from-jetpack' )?.text ?? '';
	expect(
		features.filter(
			( name ) => ! told.toLowerCase().includes( name.toLowerCase() )
		)
	).toEqual( [] );
} );

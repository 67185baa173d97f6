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

interface Titled {
	title: string;
	variations?: { title: string }[];
}

/** What the inserter calls the blocks. */
const titles = glob( 'blocks/*/block.json', { cwd: ROOT } ).flatMap(
	( path ) => {
		const { title, variations = [] } = JSON.parse( read( path ) ) as Titled;
		return [ title, ...variations.map( ( one ) => one.title ) ];
	}
);

/** The names in a list such as "Map, GIF (a picture), and Form and its fields". */
const listed = ( list: string ) =>
	list
		.split( /,\s*(?:and )?| and / )
		.map( ( name ) => name.replace( / \(.+\)$/, '' ).trim() )
		// What is no name has no capital: "and maps".
		.filter( ( name ) => /^[A-Z]/.test( name ) );

/** The first cells of a table with a column of blocks. */
const cells = ( text: string ) =>
	[
		...text.matchAll( /^\| Block \|.*\n\|[-|]+\|\n((?:\|.+\n)+)/gm ),
	].flatMap( ( [ , rows = '' ] ) =>
		rows
			.trim()
			.split( '\n' )
			.flatMap( ( row ) => listed( row.split( '|' )[ 1 ] ?? '' ) )
	);

/** What a page calls a block, or names in a list of blocks. */
const namedIn = ( text: string ) => [
	...[
		/\*\*([^*]+?)\*\* blocks?\b/g,
		/\*\*([^*]+?) block:?\*\*/g,
		/\bthe ((?:[A-Z]\w* )+)blocks?\b(?! editor)/g,
		/\bthese blocks: ([^.\n]+)\./g,
		/^- \*\*[^*\n]*\bblocks\b[^*\n]*\*\* such as (.+?) (?:keep|show)\b/gim,
	].flatMap( ( pattern ) =>
		[ ...text.matchAll( pattern ) ].flatMap( ( [ , list = '' ] ) =>
			listed( list )
		)
	),
	...cells( text ),
];

it( 'finds the names of blocks, however a page writes them', () => {
	expect( titles ).toEqual(
		expect.arrayContaining( [ 'Form', 'RSVP form' ] )
	);
	expect(
		namedIn(
			[
				'Add the **Form** block, the Map block, or the **GIF block**.',
				'It has these blocks: Ad, Photo feed (Instagram), and Button.',
				'- **Saved blocks** such as Markdown and Tock keep it.',
				'',
				'| Block | |',
				'|---|---|',
				'| Calendly, Tock | none |',
				'',
			].join( '\n' )
		)
	).toEqual( [
		'Form',
		'GIF',
		'Map',
		'Ad',
		'Photo feed',
		'Button',
		'Markdown',
		'Tock',
		'Calendly',
		'Tock',
	] );
} );

it.each( [
	...pages.map(
		( { name, text } ) => [ `docs/guide/${ name }.md`, text ] as const
	),
	[ 'README.md', read( 'README.md' ) ] as const,
] )( '%s calls blocks what the inserter calls them', ( _path, text ) => {
	expect(
		namedIn( text ).filter( ( name ) => ! titles.includes( name ) )
	).toEqual( [] );
} );

it( 'readme.txt calls blocks what the inserter calls them', () => {
	const [ description = '' ] = read( 'readme.txt' ).split(
		'= External services ='
	);
	const named = [ ...description.matchAll( /^\* ([^:.\n]+)[:.]/gm ) ].flatMap(
		( [ , list = '' ] ) => listed( list )
	);
	expect( named ).toContain( 'Form' );
	expect( named.filter( ( name ) => ! titles.includes( name ) ) ).toEqual(
		[]
	);
} );

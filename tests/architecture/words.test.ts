/** @jest-environment node */
import { sync as glob } from 'fast-glob';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const ROOT = resolve( __dirname, '../..' );
const read = ( path: string ) => readFileSync( join( ROOT, path ), 'utf8' );

/** Words that CONTRIBUTING.md lists as those that people are not to read. */
const table = /\| Say \| For \| Not \|\n\|[-|]+\|\n((?:\|.+\|\n)+)/.exec(
	read( 'CONTRIBUTING.md' )
)?.[ 1 ];
const banned = [
	...new Set(
		( table ?? '' )
			.trim()
			.split( '\n' )
			.flatMap( ( row ) => row.split( '|' )[ 3 ]?.split( ',' ) ?? [] )
			.map( ( word ) => word.trim() )
	),
];
const BANNED = new RegExp( `\\b(${ banned.join( '|' ) })s?\\b`, 'i' );

/** Where such a word means something else. */
const ELSEWHERE = /search engines?|Webhook Endpoints/gi;

const CALL =
	/\b(?:__|_x|_n|_nx|esc_html__|esc_attr__|esc_html_e|esc_attr_e)\(\s*(?:\/\*[^*]*\*\/\s*)?((["'`])(?:(?!\2)[^\\]|\\.)*\2)(?:\s*,\s*((["'`])(?:(?!\4)[^\\]|\\.)*\4))?/g;

const textsOf = ( path: string ): string[] =>
	path.endsWith( '.json' )
		? [
				...read( path ).matchAll(
					/"(?:title|description|label|help)":\s*"([^"]+)"/g
				),
			].map( ( [ , text ] ) => text ?? '' )
		: [ ...read( path ).matchAll( CALL ) ].flatMap( ( found ) =>
				[ found[ 1 ], found[ 3 ] ].flatMap( ( text ) => text ?? [] )
			);

const texts = glob(
	[
		'{plugin,uninstall}.php',
		'php/**/*.php',
		'php/*/{settings,choices}.json',
		'{blocks,extensions}/*/{block,field,embed}.json',
		'{blocks,extensions,src}/**/*.{php,ts,tsx}',
	],
	{ cwd: ROOT, ignore: [ '**/test/**', 'src/types/**' ] }
).flatMap( ( path ) =>
	textsOf( path ).map( ( text ) => [ path, text ] as const )
);

/** The pages that owners read, line by line; nobody reads where a link leads. */
const lines = glob( [ 'docs/guide/*.md', 'README.md', 'readme.txt' ], {
	cwd: ROOT,
} ).flatMap( ( path ) =>
	read( path )
		.replace( /\]\([^)]+\)/g, ']' )
		.split( '\n' )
		.map( ( line ) => [ path, line ] as const )
);

it( 'finds the words and the texts', () => {
	expect( banned ).toContain( 'module' );
	expect( texts.length ).toBeGreaterThan( 3000 );
	expect( lines.map( ( [ path ] ) => path ) ).toEqual(
		expect.arrayContaining( [
			'docs/guide/ai.md',
			'README.md',
			'readme.txt',
		] )
	);
	expect( BANNED.test( 'Turn on these modules.' ) ).toBe( true );
} );

it( 'people read one word for each thing', () => {
	expect(
		[ ...texts, ...lines ]
			.filter( ( [ , text ] ) =>
				BANNED.test( text.replace( ELSEWHERE, '' ) )
			)
			.map( ( [ path, text ] ) => `${ path }: ${ text }` )
	).toEqual( [] );
} );

it( 'nothing is claimed of all that the site sends: Privacy lists what it contacts', () => {
	const CLAIM =
		/\bnothing (?:\w+ )?leaves\b|\bnever leaves?\b|\bsends nothing\b|\bcontacts? (?:no one|nobody)\b|\bno other servers?\b/i;
	/** Sentences that claim less: of the current settings. */
	const OF_LESS = /Slipstream contacts no other servers/;
	const told = [ ...texts, ...lines ];
	expect( CLAIM.test( 'It sends nothing anywhere.' ) ).toBe( true );
	expect( CLAIM.test( 'Your key never leaves your server.' ) ).toBe( true );
	expect(
		told.filter(
			( [ , text ] ) => CLAIM.test( text ) && ! OF_LESS.test( text )
		)
	).toEqual( [] );
} );

/** @jest-environment node */
import { sync as glob } from 'fast-glob';
import { readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';

const root = resolve( __dirname, '../..' );
const files = glob( [ 'php/**/*.php', 'tests/php/**/*.php' ], {
	cwd: root,
} ).map( ( path ) => ( {
	path,
	source: readFileSync( resolve( root, path ), 'utf8' ),
} ) );

const MOST_LINES = 300;
const MOST_LINES_OF_A_FUNCTION = 60;
const MOST_COLLABORATORS = 5;

const linesOf = ( text: string ) => text.trimEnd().split( '\n' ).length;

/** Every function that stands in a class or a file, from its name to its brace. */
const functions = files.flatMap( ( { path, source } ) =>
	[
		...source.matchAll(
			/^(\t?)(?:(?:final|abstract|public|protected|private|static) )*function &?(\w+)\((?:.*(?:\{\}|;)$|[^]*?^\1(?:\) \{\}|\}))/gm
		),
	].map( ( [ text, , name = '' ] ) => ( {
		where: `${ path }: ${ name }()`,
		lines: linesOf( text ),
	} ) )
);

/** Types that are no classes. */
const PLAIN =
	/^(?:array|bool|callable|false|float|int|iterable|mixed|null|object|string|true)$/;

/** The classes of what a constructor takes, also wpdb. */
const collaborators = ( source: string ) => {
	const [ , list = '' ] =
		/function __construct\(([^]*?)\n?\t?\) (?:\{|:)/.exec( source ) ?? [];
	return [
		...list
			.replace( /\/\*\*[^]*?\*\/|#\[[^\]]*\]/g, '' )
			.matchAll( /(\w+(?:\|\w+)*) &?(?:\.\.\.)?\$\w+/g ),
	].flatMap(
		( [ , types = '' ] ) =>
			types.split( '|' ).find( ( type ) => ! PLAIN.test( type ) ) ?? []
	);
};

/** Classes that only hold what they are given, for everybody to read: they are handed on, not worked with. */
const values = new Set(
	files
		.filter( ( { source } ) =>
			/function __construct\((?:(?!\) \{)[^])*public readonly(?:(?!\) \{)[^])*\) \{/.test(
				source
			)
		)
		.filter(
			( { source } ) =>
				! /function __construct\([^]*?\b(?:private|protected) [^]*?\) \{/.test(
					source.slice(
						0,
						source.indexOf(
							') {',
							source.indexOf( '__construct' )
						) + 3
					)
				)
		)
		.map( ( { path } ) => basename( path, '.php' ) )
);

describe( 'PHP', () => {
	it( 'has files that can be read at once', () => {
		const long = files.filter(
			( { source } ) => linesOf( source ) > MOST_LINES
		);
		expect( long.map( ( { path } ) => path ) ).toEqual( [] );
	} );

	it( 'has functions that can be read at once', () => {
		expect( functions.length ).toBeGreaterThan( 3_000 );
		const long = functions.filter(
			( { lines } ) => lines > MOST_LINES_OF_A_FUNCTION
		);
		expect( long.map( ( { where } ) => where ) ).toEqual( [] );
	} );

	it( 'has constructors that take few collaborators', () => {
		expect( [ ...values ] ).toEqual(
			expect.arrayContaining( [ 'Caller', 'Form_Response', 'Visitor' ] )
		);
		expect( values ).toContain( 'Reservation' );
		expect( values ).not.toContain( 'Meter' );
		expect(
			collaborators( 'function __construct( private ?wpdb $database ) {' )
		).toEqual( [ 'wpdb' ] );
		const many = files
			.map( ( { path, source } ) => ( {
				path,
				count: collaborators( source ).filter(
					( type ) => ! values.has( type )
				).length,
			} ) )
			.filter( ( { count } ) => count > MOST_COLLABORATORS );
		expect( many ).toEqual( [] );
	} );
} );

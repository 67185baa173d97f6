/** @jest-environment node */
import { sync as glob } from 'fast-glob';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const root = resolve( __dirname, '../..' );
const linesOf = ( pattern: string ) =>
	glob( pattern, { cwd: root } ).flatMap( ( path ) =>
		readFileSync( resolve( root, path ), 'utf8' )
			.trimEnd()
			.split( '\n' )
			.map( ( text, at ) => ( { text, where: `${ path }:${ at + 1 }` } ) )
	);
const lines = linesOf( 'php/**/*.php' );

const MOST_COLUMNS = 120;
const LONG_LITERAL = 50;
const columns = ( text: string ) => text.replace( /\t/g, '    ' ).length;
/** The shape of a type and a reason for an exception cannot be broken; an attribute of a parameter can, but hides it. */
const CANNOT_BREAK =
	/phpcs:|translators:|@(phpstan-type|return|param|var) .*\{|#\[\\?SensitiveParameter\]/;
/** One text cannot be broken either. */
const hasLongLiteral = ( text: string ) =>
	( text.match( /'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"/g ) ?? [] ).some(
		( literal ) => literal.length >= LONG_LITERAL + 2
	);

describe( 'PHP', () => {
	it( 'has lines that can be read beside each other', () => {
		expect( hasLongLiteral( `f( 'a', ${ 'x, '.repeat( 30 ) }'b' )` ) ).toBe(
			false
		);
		const renderers = linesOf( 'blocks/*/render.php' );
		expect( renderers.length ).toBeGreaterThan( 200 );
		const long = [ ...lines, ...renderers ].filter(
			( { text } ) =>
				columns( text ) > MOST_COLUMNS &&
				! hasLongLiteral( text ) &&
				! CANNOT_BREAK.test( text )
		);
		expect( long.map( ( { where } ) => where ) ).toEqual( [] );
	} );

	it( 'answers the errors of handlers in one place', () => {
		const controllers = glob( 'php/**/*_Controller.php', { cwd: root } );
		expect( controllers.length ).toBeGreaterThan( 60 );
		const own = controllers.filter( ( path ) =>
			/return \$error->to_|rest_convert_error_to_response\(/.test(
				readFileSync( resolve( root, path ), 'utf8' )
			)
		);
		// Controller::answer() does it.
		expect( own ).toEqual( [] );
	} );

	it( 'says in comments only what the code cannot', () => {
		const comments = lines.filter( ( { text } ) =>
			/^\s*(\/\*\*|\*|\/\/)/.test( text )
		);
		expect( comments.length ).toBeGreaterThan( 1_000 );
		expect( comments.length / lines.length ).toBeLessThan( 0.2 );
	} );
} );

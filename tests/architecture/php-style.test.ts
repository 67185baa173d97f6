/** @jest-environment node */
import { sync as glob } from 'fast-glob';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const root = resolve( __dirname, '../..' );
const lines = glob( 'php/**/*.php', { cwd: root } ).flatMap( ( path ) =>
	readFileSync( resolve( root, path ), 'utf8' )
		.trimEnd()
		.split( '\n' )
		.map( ( text, at ) => ( { text, where: `${ path }:${ at + 1 }` } ) )
);

const MOST_COLUMNS = 120;
const columns = ( text: string ) => text.replace( /\t/g, '    ' ).length;
/** One text, the shape of a type and a reason for an exception cannot be broken; an attribute of a parameter can, but hides it. */
const CANNOT_BREAK =
	/(['"]).{50,}\1|\b(__|_e|_n|_x|esc_html_e)\(|phpcs:|translators:|@(phpstan-type|return|param|var) .*\{|#\[\\?SensitiveParameter\]/;

describe( 'PHP', () => {
	it( 'has lines that can be read beside each other', () => {
		const long = lines.filter(
			( { text } ) =>
				columns( text ) > MOST_COLUMNS && ! CANNOT_BREAK.test( text )
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

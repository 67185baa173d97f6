/** @jest-environment node */
import { readHooks, readHooksPage } from '../../bin/lib/hooks/index.mjs';
import { jsHooks } from '../../bin/lib/hooks/js.mjs';
import { hooksPage, problemsOf } from '../../bin/lib/hooks/page.mjs';
import { phpHooks } from '../../bin/lib/hooks/php.mjs';

const DOC = `/**
 * Filters the size.
 *
 * @since 0.1.0
 *
 * @param array<string, int> $size In pixels,
 *                                 never negative.
 */`;
const php = ( code ) => phpHooks( `<?php\n${ code }`, 'php/Size/Size.php' );
const js = ( code ) => jsHooks( code, 'src/size/size.ts' );
const why = ( calls ) =>
	problemsOf( calls ).map( ( problem ) => problem.replace( /^.*?: /, '' ) );

describe( 'the hooks of the plugin', () => {
	const calls = readHooks();

	it( 'are each told by one docblock, with a sentence, @since and every argument', () => {
		expect( problemsOf( calls ) ).toEqual( [] );
		expect( calls.length ).toBeGreaterThan( 80 );
	} );

	it( 'are in docs/hooks.md as they are in the code: npm run docs', () => {
		expect( readHooksPage() ).toBe( hooksPage( calls ) );
	} );
} );

describe( 'a docblock', () => {
	it( 'is read in front of the statement, of its parts, or of what holds it', () => {
		for ( const code of [
			`${ DOC }\n$size = apply_filters( 'slipstream_size', $size );`,
			`${ DOC }\nreturn self::answer( fn () => (array) \\apply_filters( 'slipstream_size', $size ) );`,
			`return array( ${ DOC }\n 'size' => apply_filters( 'slipstream_size', $size ) );`,
			`${ DOC }\nif ( apply_filters_ref_array( 'slipstream_size', array( &$size ) ) ) {}`,
		] ) {
			const [ call ] = php( code );
			expect( call ).toMatchObject( {
				name: 'slipstream_size',
				kind: 'filter',
				count: 1,
				doc: {
					text: 'Filters the size.',
					since: '0.1.0',
					params: [
						{
							type: 'array<string, int>',
							name: 'size',
							text: 'In pixels, never negative.',
						},
					],
				},
			} );
			expect( why( [ call ] ) ).toEqual( [] );
		}
	} );

	it( 'of the method is not that of its hooks, nor is a call in a text one', () => {
		expect(
			php(
				`class Size { ${ DOC } function size( $size ) { return apply_filters( 'slipstream_size', $size ); } }`
			)
		).toMatchObject( [ { doc: undefined } ] );
		expect(
			php( "// apply_filters( 'a' )\n$text = 'do_action( $b )';" )
		).toEqual( [] );
	} );

	it( 'names classes in whole', () => {
		const [ { doc } ] = php(
			`namespace Slipstream\\Size;\nuse WP_Post;\nuse Slipstream\\Rest\\Controller as Base;\n${ DOC.replace(
				'array<string, int>',
				"list<WP_Post>|Base|Box|\\Closure|'A'|null"
			) }\ndo_action( 'slipstream_size', 1 );`
		);
		expect( doc.params[ 0 ].type ).toBe(
			"list<WP_Post>|Slipstream\\Rest\\Controller|Slipstream\\Size\\Box|\\Closure|'A'|null"
		);
	} );

	it( 'is missed, and so is what it lacks', () => {
		const call = "do_action( 'slipstream_size', $size );";
		expect( why( php( call ) ) ).toEqual( [
			'slipstream_size has 0 docblocks',
		] );
		for ( const [ from, to, problem ] of [
			[ '@since 0.1.0', '', 'no @since' ],
			[ 'Filters the size.', '', 'no sentence' ],
			[ 'array<string, int> $size', '$size', 'a @param without' ],
			[ '@param', '@see', '0 @param for 1 arguments' ],
		] ) {
			expect(
				why( php( `${ DOC.replace( from, to ) }\n${ call }` ) )
			).toEqual( [ expect.stringContaining( problem ) ] );
		}
	} );

	it( 'stands once, wherever a hook is fired', () => {
		const other = phpHooks(
			"<?php /** This action is documented in php/Size/Size.php */ do_action( 'slipstream_size', 1 ); do_action( 'slipstream_size', 1 );",
			'php/Other.php'
		);
		const first = php( `${ DOC } do_action( 'slipstream_size', 1 );` );
		expect( problemsOf( [ ...other, ...first ] ) ).toEqual( [] );
		expect( why( [ ...first, ...first ] ) ).toEqual( [
			'slipstream_size has 2 docblocks',
		] );
		expect( why( other ) ).toContain( 'slipstream_size has 0 docblocks' );
		const more = phpHooks(
			"<?php do_action( 'slipstream_size', 1, 2 );",
			'php/Other.php'
		);
		expect( why( [ ...more, ...first ] ) ).toEqual( [
			expect.stringContaining( 'more arguments' ),
		] );
	} );
} );

describe( 'a name', () => {
	it( 'is ours, Jetpack’s, or WordPress’s', () => {
		const of = ( name ) =>
			why( php( `${ DOC } do_action( ${ name }, 1 );` ) );
		expect( of( "'jetpack_size'" ) ).toEqual( [] );
		expect( of( "'size'" ) ).toEqual( [
			expect.stringContaining( 'size is neither' ),
		] );
		expect( of( '$hook' ) ).toEqual( [ 'the name is no literal' ] );
		expect(
			php(
				'/** This action is documented in wp-includes/option.php */ do_action( "add_option_$option", 1 );'
			)
		).toMatchObject( [ { name: 'add_option_{$option}' } ] );
	} );

	it( 'means an action or a filter, not both', () => {
		const filter = php( `${ DOC } apply_filters( 'slipstream_size', 1 );` );
		const action = php( "do_action( 'slipstream_size', 1 );" );
		expect( why( [ ...filter, ...action ] ) ).toEqual( [
			'slipstream_size is both an action and a filter',
		] );
	} );
} );

describe( 'a hook of JavaScript', () => {
	const IMPORT =
		"import { addAction, addFilter, doAction as fire } from '@wordpress/hooks';";
	const SAID =
		'/**\n * Fires.\n *\n * @since 0.1.0\n *\n * @param {string} size The size.\n */';

	it( 'is found by its import, under the name that a constant gives it', () => {
		const calls = js(
			`${ IMPORT }\nconst SIZE = 'slipstream.size';\nfunction one() {\n${ SAID }\nfire( SIZE, 'L' ); }`
		);
		expect( calls ).toMatchObject( [
			{
				name: 'slipstream.size',
				kind: 'action',
				count: 1,
				doc: {
					text: 'Fires.',
					since: '0.1.0',
					params: [
						{ type: 'string', name: 'size', text: 'The size.' },
					],
				},
			},
		] );
		expect( problemsOf( calls ) ).toEqual( [] );
		expect(
			js( "import { doAction } from './own'; doAction( 'x' );" )
		).toEqual( [] );
	} );

	it( 'that is only waited for is told too, unless it is WordPress’s', () => {
		const calls = js(
			`${ IMPORT }\naddFilter( 'editor.BlockEdit', 'a', f );\naddAction( 'slipstream.size', 'a', f );`
		);
		expect( why( calls ) ).toEqual( [ 'slipstream.size has 0 docblocks' ] );
	} );
} );

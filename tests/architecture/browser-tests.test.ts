/** @jest-environment node */
import fastGlob from 'fast-glob';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import ts from 'typescript';

const root = resolve( __dirname, '../..' );

/** What is repeated for each of several things is a matrix: such a test stands in e2e/matrix, and what it tries in Jest or PHPUnit too. */
const ONCE = [ 'test', 'expectAccessible', 'setViewportSize', 'setLanguage' ];

const LOOPS = [
	ts.SyntaxKind.ForStatement,
	ts.SyntaxKind.ForOfStatement,
	ts.SyntaxKind.ForInStatement,
	ts.SyntaxKind.WhileStatement,
];

/** The last name of what is called: `screenshot` of `page.screenshot()`. */
const nameOf = ( { expression }: ts.CallExpression ): string => {
	const called = ts.isPropertyAccessExpression( expression )
		? expression.name
		: expression;
	return called.getText();
};

const isLoop = ( node: ts.Node ): boolean =>
	LOOPS.includes( node.kind ) ||
	( ts.isCallExpression( node ) &&
		[ 'forEach', 'map', 'flatMap' ].includes( nameOf( node ) ) );

/**
 * What does not belong into a test that every change must pass.
 *
 * @param source The test.
 * @param path   Its path, for the message.
 */
function problemsOf( source: string, path: string ): string[] {
	const problems: string[] = [];
	const file = ts.createSourceFile(
		path,
		source,
		ts.ScriptTarget.Latest,
		true
	);
	const visit = ( node: ts.Node, isRepeated: boolean ): void => {
		if ( ts.isCallExpression( node ) ) {
			const name = nameOf( node );
			const { line } = file.getLineAndCharacterOfPosition(
				node.getStart()
			);
			const place = `${ path }:${ line + 1 }`;
			if ( name === 'screenshot' ) {
				problems.push( `${ place }: pictures are in e2e/screens` );
			} else if ( isRepeated && ONCE.includes( name ) ) {
				problems.push( `${ place }: ${ name }() in a loop` );
			}
		}
		ts.forEachChild( node, ( child ) =>
			visit( child, isRepeated || isLoop( node ) )
		);
	};
	visit( file, false );
	return problems;
}

describe( 'tests in the browser', () => {
	it( 'that every change must pass try each thing once', () => {
		const problems = fastGlob
			.sync( 'e2e/specs/**/*.ts', { cwd: root } )
			.flatMap( ( path ) =>
				problemsOf(
					readFileSync( resolve( root, path ), 'utf8' ),
					path
				)
			);
		expect( problems ).toEqual( [] );
	} );

	it( 'are told when they repeat a thing or make pictures', () => {
		const source = `
			for ( const width of [ 320, 1280 ] ) {
				test( 'fits', () => page.setViewportSize( { width } ) );
			}
			places.forEach( () => test.step( 'x', () => expectAccessible() ) );
			test( 'draws', () => page.screenshot() );`;
		expect( problemsOf( source, 'x.ts' ) ).toEqual( [
			'x.ts:3: test() in a loop',
			'x.ts:3: setViewportSize() in a loop',
			'x.ts:5: expectAccessible() in a loop',
			'x.ts:6: pictures are in e2e/screens',
		] );
	} );
} );

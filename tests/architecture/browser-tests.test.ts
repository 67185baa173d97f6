/** @jest-environment node */
import fastGlob from 'fast-glob';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import ts from 'typescript';

const root = resolve( __dirname, '../..' );

/** What is repeated for each of several things is a matrix: such a test stands in e2e/matrix, and what it tries in Jest or PHPUnit too. */
const ONCE = [
	'test',
	'step',
	'behave',
	'fulfill',
	'expectAccessible',
	'expectNothingWrong',
	'setViewportSize',
	'setLanguage',
	'viewport',
];

const LOOPS = [
	ts.SyntaxKind.ForStatement,
	ts.SyntaxKind.ForOfStatement,
	ts.SyntaxKind.ForInStatement,
	ts.SyntaxKind.WhileStatement,
	ts.SyntaxKind.DoStatement,
];

const ITERATORS = [ 'forEach', 'map', 'flatMap', 'reduce', 'each' ];

interface File {
	path: string;
	source: ts.SourceFile;
}

const parse = ( path: string, text: string ): File => ( {
	path,
	source: ts.createSourceFile( path, text, ts.ScriptTarget.Latest, true ),
} );

/** The last name of what is called, as `screenshot` of `page.screenshot()`, or of an option that is given. */
function nameOf( node: ts.Node ): string | undefined {
	if ( ts.isCallExpression( node ) ) {
		const { expression } = node;
		// A pattern has a test() too.
		return ts.isPropertyAccessExpression( expression ) &&
			expression.name.text !== 'test'
			? expression.name.text
			: expression.getText();
	}
	// What is only called is no option: a step is one of a list, too.
	return ( ts.isPropertyAssignment( node ) ||
		ts.isShorthandPropertyAssignment( node ) ) &&
		node.name.getText() !== 'step'
		? node.name.getText()
		: undefined;
}

const isLoop = ( node: ts.Node ): boolean =>
	LOOPS.includes( node.kind ) ||
	( ts.isCallExpression( node ) &&
		ITERATORS.includes( nameOf( node ) ?? '' ) );

const some = ( node: ts.Node, isMeant: ( one: ts.Node ) => boolean ): boolean =>
	isMeant( node ) ||
	( ts.forEachChild( node, ( child ) => some( child, isMeant ) ) ?? false );

/** The functions of a file, by name. */
function functionsOf( { source }: File ): [ string, ts.Node ][] {
	const found: [ string, ts.Node ][] = [];
	const visit = ( node: ts.Node ): void => {
		if ( ts.isFunctionDeclaration( node ) && node.name ) {
			found.push( [ node.name.text, node ] );
		} else if (
			ts.isVariableDeclaration( node ) &&
			node.initializer &&
			ts.isArrowFunction( node.initializer )
		) {
			found.push( [ node.name.getText(), node.initializer ] );
		}
		ts.forEachChild( node, visit );
	};
	visit( source );
	return found;
}

/** Each name that a file imports from another of ours, with that one's path. */
const importsOf = ( { path, source }: File ): [ string, string ][] =>
	source.statements
		.filter( ts.isImportDeclaration )
		.flatMap( ( { importClause, moduleSpecifier } ) => {
			const from = ( moduleSpecifier as ts.StringLiteral ).text;
			const named = importClause?.namedBindings;
			return from.startsWith( '.' ) && named && ts.isNamedImports( named )
				? named.elements.map( ( { name } ): [ string, string ] => [
						name.text,
						join( dirname( path ), `${ from }.ts` ),
					] )
				: [];
		} );

/** What each file may call once alone: that, and what calls it, here or in a helper. */
function onceIn( files: readonly File[] ): Map< string, Set< string > > {
	const once = new Map(
		files.map( ( { path } ) => [ path, new Set( ONCE ) ] )
	);
	const size = () =>
		[ ...once.values() ].reduce( ( all, names ) => all + names.size, 0 );
	for ( let before = 0; before !== size(); ) {
		before = size();
		for ( const file of files ) {
			const names = once.get( file.path ) as Set< string >;
			for ( const [ name, from ] of importsOf( file ) ) {
				if ( once.get( from )?.has( name ) ) {
					names.add( name );
				}
			}
			for ( const [ name, body ] of functionsOf( file ) ) {
				if (
					some( body, ( node ) => names.has( nameOf( node ) ?? '' ) )
				) {
					names.add( name );
				}
			}
		}
	}
	return once;
}

/** What does not belong into tests that every change must pass, nor into their helpers. */
function problemsOf( files: readonly File[] ): string[] {
	const problems: string[] = [];
	const once = onceIn( files );
	for ( const { path, source } of files ) {
		const visit = ( node: ts.Node, isRepeated: boolean ): void => {
			const name = nameOf( node ) ?? '';
			const { line } = source.getLineAndCharacterOfPosition(
				node.getStart()
			);
			if ( name === 'screenshot' ) {
				problems.push(
					`${ path }:${ line + 1 }: pictures are in e2e/screens`
				);
			} else if ( isRepeated && once.get( path )?.has( name ) ) {
				problems.push( `${ path }:${ line + 1 }: ${ name } in a loop` );
			}
			ts.forEachChild( node, ( child ) =>
				visit( child, isRepeated || isLoop( node ) )
			);
		};
		visit( source, false );
	}
	return problems;
}

/** The files of a pattern, and the helpers that they import. */
function withHelpers( pattern: string ): File[] {
	const files = new Map< string, File >();
	const add = ( path: string ): void => {
		if ( ! files.has( path ) && existsSync( resolve( root, path ) ) ) {
			const file = parse(
				path,
				readFileSync( resolve( root, path ), 'utf8' )
			);
			files.set( path, file );
			importsOf( file ).forEach( ( [ , from ] ) => add( from ) );
		}
	};
	fastGlob.sync( pattern, { cwd: root } ).forEach( add );
	return [ ...files.values() ];
}

describe( 'tests in the browser', () => {
	it( 'that every change must pass try each thing once, as their helpers do', () => {
		expect( problemsOf( withHelpers( 'e2e/specs/**/*.ts' ) ) ).toEqual(
			[]
		);
	} );

	it.each(
		Object.entries( {
			'x.ts:1: test in a loop': `for ( const width of [ 320, 1280 ] ) { test( 'fits', () => {} ); }`,
			'x.ts:1: setViewportSize in a loop': `for ( const width of [ 320, 1280 ] ) { page.setViewportSize( { width } ); }`,
			'x.ts:1: expectAccessible in a loop': `places.forEach( () => expectAccessible() );`,
			'x.ts:1: expectNothingWrong in a loop': `while ( more ) { expectNothingWrong( page ); }`,
			'x.ts:1: viewport in a loop': `for ( const viewport of sizes ) { visit( browser, link, { viewport } ); }`,
			'x.ts:1: step in a loop': `for ( const fault of FAULTS ) { test.step( fault.name, () => ask( fault ) ); }`,
			'x.ts:1: behave in a loop': `faults.map( ( one ) => upstream.behave( one ) );`,
			'x.ts:1: setLanguage in a loop': `languages.reduce( ( before, one ) => before.then( () => setLanguage( one ) ), done );`,
			'x.ts:2: look in a loop': `const look = () => expectAccessible( SCREEN );\nfor ( const at of places ) { look(); }`,
			'x.ts:1: pictures are in e2e/screens': `test( 'draws', () => page.screenshot() );`,
		} )
	)( 'are told: %s', ( problem, text ) => {
		expect( problemsOf( [ parse( 'x.ts', text ) ] ) ).toContain( problem );
	} );

	it( 'are told when they repeat what a helper does once', () => {
		const helper = parse(
			'e2e/helper.ts',
			`export async function look( page ) { await expectNothingWrong( page ); }`
		);
		const spec = parse(
			'e2e/specs/a.spec.ts',
			`import { look } from '../helper';\nfor ( const page of pages ) { look( page ); }`
		);
		expect( problemsOf( [ spec, helper ] ) ).toEqual( [
			'e2e/specs/a.spec.ts:2: look in a loop',
		] );
	} );
} );

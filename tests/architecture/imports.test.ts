/** @jest-environment node */
import { sync as glob } from 'fast-glob';
import { readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import ts from 'typescript';
import { layers } from './layers.json';

const root = resolve( __dirname, '../..' );
const files = glob( '{src,blocks,extensions}/**/*.{ts,tsx}', {
	cwd: root,
	ignore: [ '**/test/**', '**/*.d.ts' ],
} );

interface Import {
	from: string;
	to: string;
	isLate: boolean;
}

/** What a file imports, as paths in the project or names of packages. */
function importsOf( file: string ): Import[] {
	const source = ts.createSourceFile(
		file,
		readFileSync( join( root, file ), 'utf8' ),
		ts.ScriptTarget.Latest,
		true
	);
	const found: Import[] = [];
	const add = ( specifier: ts.Expression | undefined, isLate: boolean ) => {
		if ( specifier && ts.isStringLiteral( specifier ) ) {
			const { text } = specifier;
			const to = text.startsWith( '.' )
				? relative( root, join( root, dirname( file ), text ) )
				: text;
			found.push( { from: file, to, isLate } );
		}
	};
	const visit = ( node: ts.Node ) => {
		if (
			ts.isImportDeclaration( node ) ||
			ts.isExportDeclaration( node )
		) {
			add( node.moduleSpecifier, false );
		} else if (
			ts.isCallExpression( node ) &&
			node.expression.kind === ts.SyntaxKind.ImportKeyword
		) {
			add( node.arguments[ 0 ], true );
		}
		ts.forEachChild( node, visit );
	};
	visit( source );
	return found;
}

const imports = files.flatMap( importsOf );
const layerOf = ( library: string ) =>
	layers.findIndex( ( layer ) => layer.includes( library ) );
const libraryOf = ( path: string ) =>
	/^(?:src|@slipstream)\/([^/]+)/.exec( path )?.[ 1 ];
const fileOf = ( path: string ) =>
	[ `${ path }.ts`, `${ path }.tsx`, `${ path }/index.ts` ].find( ( name ) =>
		files.includes( name )
	);
/** The scripts of pages: each view.ts and the folder beside it. */
const viewFiles = files.filter( ( file ) =>
	/^blocks\/[^/]+\/view(\.ts|\/.+)$/.test( file )
);
/** Libraries that a page fetches when it first needs them. */
const PAGE_LIBRARIES = /^(swiper(\/modules)?|supercluster|mapbox-gl)$/;
/** Our own that are made for pages. */
const PAGE_SOURCES = /^(@slipstream|src)\/(embed-page|libraries)(\/|$)/;
const show = ( { from, to }: Import ) => `${ from } → ${ to }`;

describe( 'the import graph', () => {
	it( 'is not empty', () => {
		expect( files.length ).toBeGreaterThan( 20 );
		expect( imports.length ).toBeGreaterThan( 50 );
	} );

	it( 'has a layer for every library, and none for what is not there', () => {
		const libraries = glob( 'src/*/', {
			cwd: root,
			onlyDirectories: true,
		} ).map( ( path ) => path.split( '/' )[ 1 ] );
		expect( layers.flat().sort() ).toEqual(
			libraries.filter( ( name ) => name !== 'types' ).sort()
		);
	} );

	it( 'goes from a library only to layers before its own', () => {
		const wrong = imports.filter( ( { from, to } ) => {
			const own = libraryOf( from );
			const other = libraryOf( to );
			return (
				own &&
				other &&
				own !== other &&
				layerOf( other ) >= layerOf( own )
			);
		} );
		expect( wrong.map( show ) ).toEqual( [] );
	} );

	it( 'enters a library through its door', () => {
		const wrong = imports.filter( ( { from, to } ) => {
			const isDoor = /^@slipstream\/[^/]+$/.test( to );
			const target = libraryOf( to );
			return target && target !== libraryOf( from ) && ! isDoor;
		} );
		expect( wrong.map( show ) ).toEqual( [] );
	} );

	it( 'never goes from one block, extension or screen to another, nor from a library to either', () => {
		const home = ( path: string ) =>
			/^(?:blocks|extensions|src\/screens)\/[^/]+/.exec( path )?.[ 0 ];
		const wrong = imports.filter(
			( { from, to } ) => home( to ) && home( to ) !== home( from )
		);
		expect( wrong.map( show ) ).toEqual( [] );
	} );

	it( 'reaches an edit only by a late import', () => {
		const wrong = imports.filter(
			( { to, isLate } ) => /^blocks\/[^/]+\/edit$/.test( to ) && ! isLate
		);
		expect( wrong.map( show ) ).toEqual( [] );
	} );

	it( 'lets what runs on pages use its own folder and front-end packages alone', () => {
		const loaded = new Map( viewFiles.map( ( file ) => [ file, file ] ) );
		// Whatever a view imports runs on pages too.
		for ( const [ file, view ] of loaded ) {
			for ( const { to } of imports.filter(
				( { from } ) => from === file
			) ) {
				const target = fileOf( to );
				if ( target && ! loaded.has( target ) ) {
					loaded.set( target, view );
				}
			}
		}
		const wrong = imports.filter( ( { from, to } ) => {
			const own = loaded.get( from )?.split( '/' ).slice( 0, 2 );
			return (
				own &&
				! to.startsWith( `${ own.join( '/' ) }/` ) &&
				! /^@wordpress\/(interactivity|interactivity-router|a11y)$/.test(
					to
				) &&
				! PAGE_LIBRARIES.test( to ) &&
				! PAGE_SOURCES.test( to )
			);
		} );
		expect( viewFiles.length ).toBeGreaterThan( 5 );
		expect( wrong.map( show ) ).toEqual( [] );
	} );

	it( 'brings no canvas style into a script: those come by block.json', () => {
		const wrong = imports.filter( ( { to } ) =>
			/(^|\/)(style|editor|canvas)\.s?css$/.test( to )
		);
		expect( wrong.map( show ) ).toEqual( [] );
	} );
} );

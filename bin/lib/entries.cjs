/*
 * Lists that the build makes of folders, so that nobody has to name a block or a section twice.
 */
const fs = require( 'node:fs' );
const path = require( 'node:path' );
const { sync: glob } = require( 'fast-glob' );

const root = path.resolve( __dirname, '../..' );

/** Writes a module of the build's own, and only where it has changed; gives its path. */
function generate( name, ...lines ) {
	const file = path.join( root, '.generated', name );
	const source = [ ...lines, '' ].join( '\n' );
	fs.mkdirSync( path.dirname( file ), { recursive: true } );
	if (
		! fs.existsSync( file ) ||
		fs.readFileSync( file, 'utf8' ) !== source
	) {
		fs.writeFileSync( file, source );
	}
	return file;
}

/** Writes the one list that registers every block and every extension. */
function generateEditorEntry() {
	const blocks = glob( 'blocks/*/index.ts', { cwd: root } ).sort();
	const extensions = glob( 'extensions/*/init.ts', { cwd: root } ).sort();
	return generate(
		'editor.ts',
		"import { registerBlocks } from '@slipstream/block-kit';",
		...blocks.map(
			( name, i ) =>
				`import * as block${ i } from '../${ name.replace( /\.ts$/, '' ) }';`
		),
		...extensions.map(
			( name ) => `import '../${ name.replace( /\.ts$/, '' ) }';`
		),
		`registerBlocks( [ ${ blocks.map( ( _, i ) => `block${ i }` ).join( ', ' ) } ], () => import( /* webpackChunkName: "editor-deferred" */ './deferred' ) );`
	);
}

/** Writes the list of what blocks need for old posts, pasted text and conversions alone. */
function generateDeferred() {
	const blocks = glob( 'blocks/*/deferred.{ts,tsx}', { cwd: root } ).sort();
	generate(
		'deferred.ts',
		...blocks.map(
			( file, i ) =>
				`import { deferred as block${ i } } from '../${ file.replace( /\.tsx?$/, '' ) }';`
		),
		'export const deferred = {',
		...blocks.map(
			( file, i ) =>
				`	${ JSON.stringify( require( path.join( root, path.dirname( file ), 'block.json' ) ).name ) }: block${ i },`
		),
		'};'
	);
}

/** Writes the list of a screen's sections; nothing for a screen that has none. */
function generateSections( screen ) {
	const sections = glob( `src/screens/${ screen }/sections/*/index.ts`, {
		cwd: root,
	} ).sort();
	return sections.length === 0
		? []
		: [
				generate(
					`sections-${ screen }.ts`,
					"import { registerSections } from '@slipstream/ui';",
					...sections.map(
						( name, i ) =>
							`import { section as section${ i } } from '../${ name.replace( /\.ts$/, '' ) }';`
					),
					`registerSections( [ ${ sections.map( ( _, i ) => `section${ i }` ).join( ', ' ) } ] );`
				),
			];
}

module.exports = { generateDeferred, generateEditorEntry, generateSections };

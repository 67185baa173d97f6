/*
 * Finds modules as Jest does, but large packages in one file, and those of markdown-it as the bundler does: in parts, lighter ones in the place of some.
 */
const { join } = require( 'node:path' );
const {
	importer,
	replacements,
} = require( '../../src/markdown/lighter/replacements.cjs' );
const { files } = require( './packages.cjs' );

// The form that is meant for Node has its dependencies inside.
const inParts = join( importer, 'markdown-it.mjs' );

module.exports = ( path, options ) =>
	files[ path ] ??
	( ( path === 'markdown-it' && inParts ) ||
		( options.basedir === importer && replacements[ path ] ) ||
		options.defaultResolver( path, options ) );

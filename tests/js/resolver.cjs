/*
 * Finds modules as Jest does, but gives markdown-it what the bundler gives it.
 */
const {
	importer,
	replacements,
} = require( '../../src/markdown/lighter/replacements.cjs' );

module.exports = ( path, options ) =>
	( options.basedir === importer && replacements[ path ] ) ||
	options.defaultResolver( path, options );

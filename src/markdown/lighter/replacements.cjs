/*
 * What markdown-it gets in place of packages that it imports: tables that every browser has, and what only some texts need.
 * The bundler and the tests read it, so that the examples of CommonMark and GFM are tried on what ships.
 */
const { dirname, join } = require( 'node:path' );

/** The folder that imports from are meant; those of other packages get what they ask for. */
exports.importer = join(
	dirname( require.resolve( 'markdown-it/package.json' ) ),
	'dist'
);

exports.replacements = {
	entities: join( __dirname, 'entities.ts' ),
	'linkify-it': join( __dirname, 'linkify-it.ts' ),
	'uc.micro': join( __dirname, 'uc-micro.ts' ),
};

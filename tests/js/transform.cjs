/*
 * Makes our modules ready for Jest, with esbuild, as Babel takes longer than many of the tests. It does not move jest.mock() above imports.
 */
// One process of esbuild for all files, not one for each.
process.env.ESBUILD_WORKER_THREADS = '1';
const { transformSync, version } = require( 'esbuild' );
const { createHash } = require( 'node:crypto' );
const { readFileSync } = require( 'node:fs' );
const { extname } = require( 'node:path' );
const { pathToFileURL } = require( 'node:url' );

const LOADERS = { '.ts': 'ts', '.tsx': 'tsx', '.jsx': 'jsx' };
const OWN = version + readFileSync( __filename, 'utf8' );

module.exports = {
	getCacheKey: ( source, path ) =>
		createHash( 'sha256' )
			.update( OWN + path + source )
			.digest( 'hex' ),
	process( source, path ) {
		const { code, map } = transformSync( source, {
			define: {
				'import.meta.url': JSON.stringify( pathToFileURL( path ).href ),
			},
			format: 'cjs',
			jsx: 'automatic',
			loader: LOADERS[ extname( path ) ] ?? 'js',
			platform: 'node',
			sourcefile: path,
			sourcemap: 'external',
			// Jest's own modules know no import().
			supported: { 'dynamic-import': false },
			target: 'node20',
		} );
		return {
			// Tests may watch what a module exports.
			code: code.replace(
				'var __defProp = Object.defineProperty;',
				'var __defProp = ( object, name, property ) => Object.defineProperty( object, name, { ...property, configurable: true } );'
			),
			map,
		};
	},
};

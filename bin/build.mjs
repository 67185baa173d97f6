#!/usr/bin/env node
// Builds the plugin into build/: npm run build [-- --watch, or arguments of webpack]
import {
	readdirSync,
	rmSync,
	statSync,
	existsSync,
	watch,
	writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastGlob from 'fast-glob';
import { bin, root } from './lib/paths.mjs';
import { mustRun } from './lib/run.mjs';
import { writeSettings } from './lib/settings.mjs';
import { writeStartDataTypes } from './lib/start-data.mjs';

/** Files in which PHP's domains declare what both halves read. */
const DECLARATIONS = [ 'settings.json', 'choices.json', 'start-data.json' ];
const SOURCES = [
	'blocks',
	'extensions',
	'src',
	...fastGlob.sync( `php/*/{${ DECLARATIONS }}`, { cwd: root } ),
	'php/Money/currencies.json',
	'bin/lib/choices.mjs',
	'bin/lib/field-types.cjs',
	'bin/lib/declarations.mjs',
	'bin/lib/settings.mjs',
	'bin/lib/start-data.mjs',
	'webpack.config.js',
	'package-lock.json',
];
const stamp = join( root, 'build/.stamp' );

function newest( path ) {
	if ( ! existsSync( path ) ) {
		return 0;
	}
	const { mtimeMs } = statSync( path );
	return statSync( path ).isDirectory()
		? Math.max(
				mtimeMs,
				...readdirSync( path ).map( ( name ) =>
					newest( join( path, name ) )
				)
			)
		: mtimeMs;
}

/** Whether nothing that the build is made of has changed since. */
export function isBuilt() {
	return (
		existsSync( stamp ) &&
		SOURCES.every(
			( path ) => newest( join( root, path ) ) < statSync( stamp ).mtimeMs
		)
	);
}

/** Writes what is made of the JSON files of PHP's domains. */
async function writeFromPhp() {
	await writeStartDataTypes();
	await writeSettings();
}

/** Writes it again whenever one of those files changes; the bundler sees what is new in src. */
function watchPhp() {
	let timer;
	const onChange = ( _, name ) => {
		if ( DECLARATIONS.includes( name ) ) {
			clearTimeout( timer );
			// A file that is half written is read again with its next change.
			timer = setTimeout(
				() =>
					writeFromPhp().catch( ( { message } ) =>
						console.error( `${ name }: ${ message }` )
					),
				100
			);
		}
	};
	for ( const domain of fastGlob.sync( 'php/*', {
		cwd: root,
		onlyDirectories: true,
		absolute: true,
	} ) ) {
		watch( domain, onChange );
	}
}

/**
 * Builds the plugin afresh.
 *
 * @param {{log?: string, show?: boolean}} output Where the bundler's output goes.
 * @param {string[]}                       args   More arguments of the bundler.
 */
export async function build( output = {}, args = [] ) {
	rmSync( join( root, 'build' ), { recursive: true, force: true } );
	await writeFromPhp();
	const options = {
		...output,
		cwd: root,
		env: { ...process.env, NODE_ENV: 'production' },
	};
	await mustRun(
		bin( 'webpack' ),
		[
			'--config',
			'webpack.config.js',
			'--stats',
			'errors-warnings',
			...args,
		],
		options
	);
	// The bundler's own manifest step may end after the bundler does, and swallows its errors.
	await mustRun(
		bin( 'wp-scripts' ),
		[ 'build-blocks-manifest', '--input=build' ],
		options
	);
	writeFileSync( stamp, '' );
}

if ( process.argv[ 1 ] === fileURLToPath( import.meta.url ) ) {
	const args = process.argv.slice( 2 );
	if ( args.includes( '--watch' ) ) {
		await writeFromPhp();
		watchPhp();
		await mustRun(
			bin( 'webpack' ),
			[ '--config', 'webpack.config.js', '--watch' ],
			{ show: true, cwd: root }
		);
	} else {
		await build( { show: true }, args );
	}
}

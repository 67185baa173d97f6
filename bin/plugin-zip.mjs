#!/usr/bin/env node
// Makes dist/slipstream.zip: only what runs, under the folder slipstream/.
import AdmZip from 'adm-zip';
import {
	existsSync,
	mkdirSync,
	readFileSync,
	readdirSync,
	statSync,
	writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, isBuilt } from './build.mjs';
import { projectCache, root } from './lib/paths.mjs';

const CONTENTS = [
	'plugin.php',
	'uninstall.php',
	'readme.txt',
	'LICENSE',
	'php',
	'build',
	'languages',
];
const LEFT_OUT = /(^|\/)(\.stamp|\.gitkeep|.*\.map)$/;

function* files( path ) {
	if ( ! existsSync( join( root, path ) ) ) {
		return;
	}
	if ( statSync( join( root, path ) ).isDirectory() ) {
		for ( const name of readdirSync( join( root, path ) ).sort() ) {
			yield* files( `${ path }/${ name }` );
		}
	} else if ( ! LEFT_OUT.test( path ) ) {
		yield path;
	}
}

/**
 * Makes the zip, building first where the build is old.
 *
 * @return {Promise<{file: string, bytes: number}>} Where it is and how large.
 */
export async function makeZip() {
	if ( ! isBuilt() ) {
		await build( { log: join( projectCache, 'logs/build.log' ) } );
	}
	const zip = new AdmZip();
	for ( const path of CONTENTS.flatMap( ( name ) => [ ...files( name ) ] ) ) {
		zip.addFile(
			`slipstream/${ path }`,
			readFileSync( join( root, path ) )
		);
	}
	const file = join( root, 'dist/slipstream.zip' );
	mkdirSync( join( root, 'dist' ), { recursive: true } );
	writeFileSync( file, zip.toBuffer() );
	return { file, bytes: statSync( file ).size };
}

if ( process.argv[ 1 ] === fileURLToPath( import.meta.url ) ) {
	const { file, bytes } = await makeZip();
	console.log( `${ file } (${ ( bytes / 1024 ).toFixed( 0 ) } KB)` );
}

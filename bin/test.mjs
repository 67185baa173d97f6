#!/usr/bin/env node
/*
 * npm test: everything. npm test -- unit php   some parts. npm run test:matrix   both runtimes, newest and oldest WordPress.
 * Ends with the line "N passed, N failed".
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { MATRIX, PARTS } from './lib/parts.mjs';
import { projectCache } from './lib/paths.mjs';
import { meetRequirements } from './lib/requirements.mjs';

const say = ( line ) => console.log( `  ${ line }` );
const args = process.argv.slice( 2 );
const all = args.includes( '--matrix' ) ? MATRIX : PARTS;
const wanted = args.filter( ( arg ) => ! arg.startsWith( '--' ) );
const unknown = wanted.filter(
	( name ) => ! all.some( ( { name: known } ) => known === name )
);
if ( unknown.length ) {
	console.error(
		`No such part: ${ unknown.join( ', ' ) }. Parts: ${ all.map( ( { name } ) => name ).join( ', ' ) }`
	);
	process.exit( 2 );
}
const parts = wanted.length
	? all.filter( ( { name } ) => wanted.includes( name ) )
	: all;

async function attempt( { name, task } ) {
	try {
		return await task( name, say );
	} catch ( error ) {
		return { passed: 0, failed: 1, why: error.message };
	}
}

rmSync( join( projectCache, 'logs' ), { recursive: true, force: true } );
const missing = await meetRequirements(
	say,
	join( projectCache, 'logs/requirements.log' )
);
missing.forEach( ( line ) => say( `Missing: ${ line }` ) );

const sum = { passed: 0, failed: 0, skipped: 0 };
const began = Date.now();
for ( const part of parts ) {
	const start = Date.now();
	const { passed, failed, skipped = 0, log, why } = await attempt( part );
	sum.passed += passed;
	sum.failed += failed;
	sum.skipped += skipped;
	const seconds = ( ( Date.now() - start ) / 1000 )
		.toFixed( 1 )
		.padStart( 6 );
	const notes = [
		skipped ? `${ skipped } skipped` : '',
		why ?? '',
		failed && log ? `see ${ log }` : '',
	]
		.filter( Boolean )
		.join( '; ' );
	console.log(
		`${ failed ? '✗' : '✓' } ${ part.name.padEnd( 24 ) } ${ String( passed ).padStart( 5 ) } passed ${ String( failed ).padStart( 3 ) } failed ${ seconds } s  ${ notes }`
	);
}
console.log( `\n${ ( ( Date.now() - began ) / 1000 ).toFixed( 0 ) } s in all` );
console.log(
	`${ sum.passed } passed, ${ sum.failed } failed${ sum.skipped ? `, ${ sum.skipped } skipped` : '' }`
);
process.exit( sum.failed ? 1 : 0 );

#!/usr/bin/env node
/*
 * npm test: everything. See HELP for the rest. Ends with the line "N passed, N failed".
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { changedStages } from './lib/changed.mjs';
import { MATRIX, STAGES } from './lib/parts.mjs';
import { projectCache } from './lib/paths.mjs';
import { lastLines } from './lib/reports.mjs';
import { meetRequirements } from './lib/requirements.mjs';

// With garbage collected less often, the tools take a twentieth less time.
process.env.NODE_OPTIONS ??= '--max-semi-space-size=64';

const HELP = `npm test                    everything
npm test -- unit php        some parts
npm test -- --changed       what your change can have broken: since the branch left its upstream or main (--changed=HEAD~2: since there), uncommitted files included
npm run test:matrix         both runtimes, newest and oldest WordPress`;

const sum = { passed: 0, failed: 0, skipped: 0 };
const say = ( line ) => console.log( `  ${ line }` );
const args = process.argv.slice( 2 );
if ( args.includes( '--help' ) ) {
	console.log( HELP );
	process.exit( 0 );
}

async function chooseStages() {
	const changed = args.find( ( arg ) => /^--changed(=|$)/.test( arg ) );
	if ( changed ) {
		return changedStages( changed.split( '=' )[ 1 ], say );
	}
	return args.includes( '--matrix' ) ? MATRIX : STAGES;
}
const stages = await chooseStages();
const all = stages.flatMap( ( { parts } ) =>
	parts.map( ( { name } ) => name )
);
const wanted = args.filter( ( arg ) => ! arg.startsWith( '--' ) );
const unknown = wanted.filter( ( name ) => ! all.includes( name ) );
if ( unknown.length ) {
	console.error(
		`No such part: ${ unknown.join( ', ' ) }. Parts: ${ all.join( ', ' ) }`
	);
	process.exit( 2 );
}

async function attempt( { name, task } ) {
	try {
		return await task( name, say );
	} catch ( error ) {
		return { passed: 0, failed: 1, why: error.message };
	}
}

/** Takes parts out of a stage until none is left, and prints what each gave. */
async function work( parts ) {
	for ( let part = parts.shift(); part; part = parts.shift() ) {
		const start = Date.now();
		report( part.name, await attempt( part ), Date.now() - start );
	}
}

function report(
	name,
	{ passed, failed, skipped = 0, log, why, failures = [] },
	took
) {
	sum.passed += passed;
	sum.failed += failed;
	sum.skipped += skipped;
	const seconds = ( took / 1000 ).toFixed( 1 ).padStart( 6 );
	const notes = [
		skipped ? `${ skipped } skipped` : '',
		why ?? '',
		failed && log ? `see ${ log }` : '',
	]
		.filter( Boolean )
		.join( '; ' );
	console.log(
		`${ failed ? '✗' : '✓' } ${ name.padEnd( 24 ) } ${ String( passed ).padStart( 5 ) } passed ${ String( failed ).padStart( 3 ) } failed ${ seconds } s  ${ notes }`
	);
	const told =
		failed && log && ! failures.length ? lastLines( log ) : failures;
	told.forEach( ( line ) => console.log( `    ${ line }` ) );
}

rmSync( join( projectCache, 'logs' ), { recursive: true, force: true } );
const missing = await meetRequirements(
	say,
	join( projectCache, 'logs/requirements.log' )
);
missing.forEach( ( line ) => say( `Missing: ${ line }` ) );

const began = Date.now();
for ( const { atOnce, parts } of stages ) {
	const left = parts.filter(
		( { name } ) => ! wanted.length || wanted.includes( name )
	);
	await Promise.all( Array.from( { length: atOnce }, () => work( left ) ) );
}
console.log( `\n${ ( ( Date.now() - began ) / 1000 ).toFixed( 0 ) } s in all` );
console.log(
	`${ sum.passed } passed, ${ sum.failed } failed${ sum.skipped ? `, ${ sum.skipped } skipped` : '' }`
);
process.exit( sum.failed ? 1 : 0 );

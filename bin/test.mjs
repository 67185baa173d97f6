#!/usr/bin/env node
/*
 * npm test: everything. See HELP for the rest. Ends with the line "N passed, N failed".
 */
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { changedStages } from './lib/changed.mjs';
import { ALL_STAGES, STAGES } from './lib/parts.mjs';
import { logs, root } from './lib/paths.mjs';
import { countProcessorTime } from './lib/processor.mjs';
import { lastLines } from './lib/reports.mjs';
import { meetRequirements } from './lib/requirements.mjs';
import { holdBudget } from './lib/suite-budget.mjs';
import { currentCommit, lastGreen, noteGreen } from './lib/test-history.mjs';

// With garbage collected less often, the tools take a twentieth less time.
process.env.NODE_OPTIONS ??= '--max-semi-space-size=64';

const HELP = `npm test                    what every change must pass
npm test -- unit php        some parts
npm test -- --changed       what your change can have broken: since the branch left its upstream or main (--changed=HEAD~2: since there), uncommitted files included
npm run test:all            what every change must pass, and its repetitions: matrices and pictures in the browser, the other database, the oldest WordPress, Playground`;

const sum = { passed: 0, failed: 0, skipped: 0 };
const processorSeconds = {};
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
	return isAll ? ALL_STAGES : STAGES;
}
const isAll = args.includes( '--all' );
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
		const { result, seconds } = await countProcessorTime( part.name, () =>
			attempt( part )
		);
		report( part.name, result, ( Date.now() - start ) / 1000, seconds );
	}
}

function report(
	name,
	{ passed, failed, skipped = 0, log, why, failures = [] },
	took,
	processor
) {
	if ( processor !== undefined ) {
		processorSeconds[ name ] = processor;
	}
	sum.passed += passed;
	sum.failed += failed;
	sum.skipped += skipped;
	const figure = ( number ) => ( number?.toFixed( 1 ) ?? '?' ).padStart( 7 );
	const notes = [
		skipped ? `${ skipped } skipped` : '',
		why ?? '',
		failed && log ? `see ${ log }` : '',
	]
		.filter( Boolean )
		.join( '; ' );
	console.log(
		`${ failed ? '✗' : '✓' } ${ name.padEnd( 24 ) } ${ String( passed ).padStart( 5 ) } passed ${ String( failed ).padStart( 3 ) } failed ${ figure( took ) } s ${ figure( processor ) } s of processor  ${ notes }`
	);
	const told =
		failed && log && ! failures.length ? lastLines( log ) : failures;
	told.forEach( ( line ) => console.log( `    ${ line }` ) );
}

rmSync( logs, { recursive: true, force: true } );
const missing = await meetRequirements( say, join( logs, 'requirements.log' ) );
missing.forEach( ( line ) => say( `Missing: ${ line }` ) );

/** Whether the parts cost no more than they may; judged where all of them ran. */
function checkBudget() {
	if ( Object.keys( processorSeconds ).length === 0 ) {
		say(
			'Processor time is not counted here: no control group may be made.'
		);
		return;
	}
	const { processorSeconds: budget } = JSON.parse(
		readFileSync( join( root, 'tests/budget/suite.json' ), 'utf8' )
	);
	const { speed, problems } = holdBudget( processorSeconds, budget );
	say(
		`Processor time by part, of that in tests/budget/suite.json: ${ speed.toFixed( 2 ) } times, as machines differ`
	);
	report(
		'suite-budget',
		{
			passed: Object.keys( processorSeconds ).length - problems.length,
			failed: problems.length,
			failures: problems,
		},
		0
	);
}

// Hours may pass until it is noted, and commits come.
const commit = isAll ? await currentCommit() : '';
if ( isAll ) {
	say( lastGreen() );
}
const began = Date.now();
for ( const { atOnce, parts } of stages ) {
	const left = parts.filter(
		( { name } ) => ! wanted.length || wanted.includes( name )
	);
	await Promise.all( Array.from( { length: atOnce }, () => work( left ) ) );
}
if ( ! wanted.length && stages === STAGES ) {
	checkBudget();
}
const seconds = Math.round( ( Date.now() - began ) / 1000 );
if ( isAll && ! wanted.length && sum.failed === 0 ) {
	noteGreen( commit, seconds );
}
console.log( `\n${ seconds } s in all` );
console.log(
	`${ sum.passed } passed, ${ sum.failed } failed${ sum.skipped ? `, ${ sum.skipped } skipped` : '' }`
);
process.exit( sum.failed ? 1 : 0 );

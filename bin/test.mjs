#!/usr/bin/env node
/*
 * npm test: what every change must pass. See HELP for the rest. Ends with the line "N passed, N failed".
 */
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { changedStages } from './lib/changed.mjs';
import { ALL_STAGES, STAGES } from './lib/parts.mjs';
import { machineSpeed } from './lib/machine-speed.mjs';
import { logs, root } from './lib/paths.mjs';
import {
	countProcessorTime,
	removeLeftGroups,
	secondsOfEnded,
} from './lib/processor.mjs';
import { lastLines } from './lib/reports.mjs';
import { meetRequirements } from './lib/requirements.mjs';
import { holdBudget, isSound } from './lib/suite-budget.mjs';
import { currentCommit, lastGreen, noteGreen } from './lib/test-history.mjs';

// With garbage collected less often, the tools take a twentieth less time.
process.env.NODE_OPTIONS ??= '--max-semi-space-size=64';

const HELP = `npm test                    what every change must pass
npm test -- unit php-site   some parts
npm test -- --changed       what your change can have broken: since the branch left its upstream or main (--changed=HEAD~2: since there), uncommitted files included
npm run test:all            what every change must pass, and its repetitions: matrices and pictures in the browser, the other database, the oldest WordPress, Playground`;

const sum = { passed: 0, failed: 0, skipped: 0, repeated: 0 };
/** Of each part that says something about the budget. */
const processorSeconds = {};
const unsound = [];
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
		if ( ! isSound( result ) ) {
			unsound.push( part.name );
		} else if ( seconds !== undefined ) {
			processorSeconds[ part.name ] = seconds;
		}
	}
}

function report(
	name,
	{ passed, failed, skipped = 0, repeated = 0, log, why, failures = [] },
	took,
	processor
) {
	sum.passed += passed;
	sum.failed += failed;
	sum.skipped += skipped;
	sum.repeated += repeated;
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

/** Whether the parts cost no more than they may. */
function checkBudget( ended ) {
	const { told, isHeld, problems } = holdBudget(
		{
			took: processorSeconds,
			unsound,
			ended,
			work: speed.seconds(),
		},
		JSON.parse(
			readFileSync( join( root, 'tests/budget/suite.json' ), 'utf8' )
		)
	);
	say( told );
	if ( isHeld ) {
		const failed = problems.length;
		report(
			'suite-budget',
			{ passed: failed ? 0 : 1, failed, failures: problems },
			0
		);
	}
}

removeLeftGroups();
// At its start: until the run's end, hours may pass and commits be made.
const commit = isAll ? await currentCommit() : '';
if ( isAll ) {
	say( lastGreen() );
}
/** All parts with a budget run. */
const isWhole =
	! wanted.length && STAGES.every( ( one ) => stages.includes( one ) );
const speed = machineSpeed();
const began = Date.now();
let ended = 0;
for ( const stage of stages ) {
	const isBudgeted = isWhole && STAGES.includes( stage );
	if ( isBudgeted ) {
		await speed.measure();
	}
	const before = secondsOfEnded();
	const isWanted = ( { name } ) => ! wanted.length || wanted.includes( name );
	const lanes = stage.lanes
		? stage.lanes.map( ( lane ) => lane.filter( isWanted ) )
		: Array( stage.atOnce ).fill( stage.parts.filter( isWanted ) );
	await Promise.all( lanes.map( work ) );
	if ( isBudgeted ) {
		ended =
			before === undefined
				? undefined
				: ended + secondsOfEnded() - before;
	}
	if ( isWhole && stage === STAGES.at( -1 ) ) {
		await speed.measure();
		checkBudget( ended );
	}
}
const seconds = Math.round( ( Date.now() - began ) / 1000 );
if ( isAll && ! wanted.length ) {
	const why = noteGreen( sum, { commit, seconds } );
	if ( why ) {
		say( why );
	}
}
console.log( `\n${ seconds } s in all` );
console.log(
	`${ sum.passed } passed, ${ sum.failed } failed${ sum.skipped ? `, ${ sum.skipped } skipped` : '' }`
);
process.exit( sum.failed ? 1 : 0 );

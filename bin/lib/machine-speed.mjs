// How fast this machine is: the processor seconds of fixed work, which grows with no commit.
import { join } from 'node:path';
import { root } from './paths.mjs';
import { mustRun } from './run.mjs';
import { middle } from './suite-budget.mjs';

/** Both at once, as the parts of the test run are, which share what processors share. */
const WORK = [
	[ process.execPath, [ join( root, 'bin/lib/speed-work.mjs' ) ] ],
	[ 'php', [ join( root, 'bin/php/speed-work.php' ) ] ],
];

async function workOnce() {
	const told = await Promise.all(
		WORK.map( ( [ command, args ] ) =>
			mustRun( command, args, {
				env: { ...process.env, NODE_OPTIONS: '' },
			} )
		)
	);
	return told.reduce( ( sum, seconds ) => sum + Number( seconds ), 0 );
}

/** Measures again and again, as a machine's speed changes while it works. */
export function machineSpeed() {
	const rounds = [];
	return {
		/** Measures twice. */
		async measure() {
			rounds.push( await workOnce(), await workOnce() );
		},
		/** Processor seconds of the fixed work, in the middle of all rounds. */
		seconds: () => middle( rounds ),
	};
}

// When all tests were green last on this machine, by the commit that they were run at.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root, userCache } from './paths.mjs';
import { run } from './run.mjs';

const file = join( userCache, 'test-all.json' );

/** What was noted; undefined where nothing was, or nothing that can be read. */
function read( from ) {
	try {
		return JSON.parse( readFileSync( from, 'utf8' ) );
	} catch ( error ) {
		if ( error.code === 'ENOENT' || error instanceof SyntaxError ) {
			return undefined;
		}
		throw error;
	}
}

/**
 * A sentence about the last green run.
 *
 * @param {string} [from] Where it is noted.
 */
export function lastGreen( from = file ) {
	const { commit, when, seconds } = read( from ) ?? {};
	return when
		? `All tests were green last on ${ when } at ${ commit }, in ${ seconds } s.`
		: 'No run of all tests is noted as green on this machine.';
}

/**
 * The commit that is checked out, and whether it was changed.
 *
 * @param {string} [folder] The project.
 */
export async function currentCommit( folder = root ) {
	const git = ( ...args ) => run( 'git', args, { cwd: folder } );
	const commit = await git( 'rev-parse', '--short', 'HEAD' );
	if ( commit.status !== 0 ) {
		return 'no commit: this is no checkout of git';
	}
	const { output: changes } = await git( 'status', '--porcelain' );
	return `${ commit.output.trim() }${ changes === '' ? '' : ' with changes' }`;
}

/**
 * Notes that all tests were green, where none of them was left out or passed only when repeated.
 *
 * @param {{failed: number, skipped: number, repeated: number}} sum   What the run gave.
 * @param {{commit: string, seconds: number}}                   about What it was run at, and how long it took.
 * @param {string}                                              [to]  Where to note it.
 * @return {string} Why it is not noted; '' where it is.
 */
export function noteGreen( { failed, skipped, repeated }, about, to = file ) {
	if ( failed || skipped || repeated ) {
		return `Not noted as green: ${ failed } failed, ${ skipped } skipped, ${ repeated } repeated.`;
	}
	mkdirSync( dirname( to ), { recursive: true } );
	writeFileSync(
		to,
		JSON.stringify( { ...about, when: new Date().toISOString() } )
	);
	return '';
}

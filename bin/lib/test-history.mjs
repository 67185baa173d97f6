// When all tests were green last on this machine, by the commit that they were run at.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root, userCache } from './paths.mjs';
import { mustRun } from './run.mjs';

const file = join( userCache, 'test-all.json' );

/** A sentence about the last green run. */
export function lastGreen() {
	if ( ! existsSync( file ) ) {
		return 'All tests have not been green on this machine yet.';
	}
	const { commit, when, seconds } = JSON.parse(
		readFileSync( file, 'utf8' )
	);
	return `All tests were green last on ${ when } at ${ commit }, in ${ seconds } s.`;
}

/** The commit that is checked out, and whether it was changed. */
export async function currentCommit() {
	const git = ( ...args ) => mustRun( 'git', args, { cwd: root } );
	const commit = ( await git( 'rev-parse', '--short', 'HEAD' ) ).trim();
	const isClean = ( await git( 'status', '--porcelain' ) ) === '';
	return isClean ? commit : `${ commit } with changes`;
}

/**
 * Keeps that all tests were green.
 *
 * @param {string} commit  What they were run at.
 * @param {number} seconds How long they took.
 */
export function noteGreen( commit, seconds ) {
	mkdirSync( dirname( file ), { recursive: true } );
	writeFileSync(
		file,
		JSON.stringify( {
			commit,
			when: new Date().toISOString(),
			seconds,
		} )
	);
}

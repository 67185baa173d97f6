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

/** Keeps that all tests are green now. */
export async function noteGreen( seconds ) {
	const git = ( ...args ) => mustRun( 'git', args, { cwd: root } );
	const commit = ( await git( 'rev-parse', '--short', 'HEAD' ) ).trim();
	const isClean = ( await git( 'status', '--porcelain' ) ) === '';
	mkdirSync( dirname( file ), { recursive: true } );
	writeFileSync(
		file,
		JSON.stringify( {
			commit: isClean ? commit : `${ commit } with changes`,
			when: new Date().toISOString(),
			seconds,
		} )
	);
}

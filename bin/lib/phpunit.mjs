// PHPUnit, as a part of the test run.
import { join } from 'node:path';
import { findCore } from './core.mjs';
import { startMariadb } from './mariadb.mjs';
import { logs, projectCache, root } from './paths.mjs';
import { readJunit, settle } from './reports.mjs';
import { run } from './run.mjs';
import { makeSite } from './site.mjs';

/** The WordPress that PHPUnit runs on; on SQLite without the constants of another database. */
export const phpunitSite = async ( name, wp, say, constants ) =>
	makeSite( {
		dir: join( projectCache, 'sites', name ),
		core: await findCore( wp, say ),
		reset: false,
		sqlite: ! constants,
		constants: constants ?? {},
	} );

/** PHPUnit on a WordPress of its own: all tests, or those of a suite of phpunit.xml.dist, or those that a filter names. */
export const phpunit =
	( wp, { db = 'mariadb', suite = '', filter = '' } = {} ) =>
	async ( name, say ) => {
		const log = join( logs, `${ name }.log` );
		const report = join( logs, `${ name }.xml` );
		const site = [ 'phpunit', wp, db, suite ].filter( Boolean ).join( '-' );
		const database =
			db === 'mariadb'
				? await startMariadb( {
						dir: join( projectCache, 'sites', `${ site }-data` ),
						reset: false,
						isKept: false,
						say,
					} )
				: undefined;
		try {
			const wordpress = await phpunitSite(
				site,
				wp,
				say,
				database?.constants
			);
			const { status } = await run(
				'phpunit',
				[
					'--log-junit',
					report,
					...( suite ? [ '--testsuite', suite ] : [] ),
					...( filter ? [ '--filter', filter ] : [] ),
				],
				{
					cwd: root,
					log,
					env: {
						...process.env,
						// An optimized program takes a seventh less time.
						PHP_INI_SCAN_DIR: `:${ join( root, 'bin/php/optimized' ) }`,
						WP_CORE_DIR: wordpress,
						...testDatabase( database?.constants ),
					},
				}
			);
			return settle( readJunit( report ), status, log );
		} finally {
			await database?.stop();
		}
	};

/** The variables by which the PHP tests find their database; none for SQLite's, which they make themselves. */
const testDatabase = ( constants = {} ) =>
	Object.fromEntries(
		Object.entries( constants ).map( ( [ name, value ] ) => [
			`WP_TESTS_${ name }`,
			value,
		] )
	);

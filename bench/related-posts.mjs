// How long a site of 10,000 posts takes to find related posts: on MariaDB, which searches full text, and on SQLite, which does not.
import { join } from 'node:path';
import { findCore } from '../bin/lib/core.mjs';
import { projectCache, root } from '../bin/lib/paths.mjs';
import { mustRun } from '../bin/lib/run.mjs';
import { makeSite } from '../bin/lib/site.mjs';

const URL = 'http://127.0.0.1:8899';

async function probe( wordpress ) {
	const output = await mustRun(
		'php',
		[
			'-d',
			'memory_limit=1G',
			join( root, 'bench/related-posts-probe.php' ),
			wordpress,
		],
		{ cwd: wordpress, timeout: 600_000 }
	);
	return JSON.parse( output.slice( output.indexOf( '{' ) ) );
}

async function makeSqliteSite( say ) {
	const wordpress = makeSite( {
		dir: join( projectCache, 'bench/sqlite' ),
		core: await findCore( 'latest', say ),
		reset: true,
		sqlite: true,
		constants: {
			WP_HOME: URL,
			WP_SITEURL: URL,
			WP_HTTP_BLOCK_EXTERNAL: true,
			DISABLE_WP_CRON: true,
			AUTOMATIC_UPDATER_DISABLED: true,
		},
	} );
	await mustRun(
		'php',
		[ join( root, 'bin/php/setup.php' ), wordpress, URL ],
		{ cwd: wordpress }
	);
	return wordpress;
}

/**
 * Measures both. The first site keeps its 10,000 posts.
 *
 * @param {Object}                 site Our site on MariaDB.
 * @param {(line: string) => void} say  Tells the progress.
 * @return {Promise<{mariadb: Object, sqlite: Object}>} What each site's probe says.
 */
export async function measureRelatedPosts( site, say ) {
	say( '10,000 posts on MariaDB …' );
	const mariadb = await probe( site.wordpress );
	say( '10,000 posts on SQLite …' );
	const sqlite = await probe( await makeSqliteSite( say ) );
	return { mariadb, sqlite };
}

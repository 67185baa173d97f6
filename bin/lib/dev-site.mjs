// Brings up a WordPress with the plugin, for everything that needs one: npm start, the browser tests, the benchmarks.
import { cpSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { build, isBuilt } from '../build.mjs';
import { coreVersion, findCore } from './core.mjs';
import { startMariadb } from './mariadb.mjs';
import { missingForNative, startNative } from './native.mjs';
import { projectCache, root } from './paths.mjs';
import { startPlayground } from './playground.mjs';
import { freePort } from './run.mjs';
import { makeSite } from './site.mjs';

/**
 * @typedef {Object} SiteOptions
 * @property {string}                 name        Names the site's folder in .cache/sites.
 * @property {string}                 runtime     'playground', 'native', or 'auto': native where PHP can.
 * @property {string}                 [wp]        'latest' or '6.8'.
 * @property {string}                 [db]        'sqlite' or 'mariadb' (native alone).
 * @property {number}                 [port]      First port to try.
 * @property {boolean}                [reset]     Starts afresh.
 * @property {string}                 [php]       PHP version (Playground alone).
 * @property {string}                 [plugin]    Folder of the plugin.
 * @property {Object}                 [constants] Further constants of wp-config.php.
 * @property {(line: string) => void} say         Tells the progress.
 */

async function chooseRuntime( wanted, db ) {
	if ( wanted === 'playground' ) {
		if ( db === 'mariadb' ) {
			throw new Error( '--db=mariadb needs --runtime=native.' );
		}
		return wanted;
	}
	const missing = await missingForNative();
	if ( wanted === 'auto' ) {
		return missing.length ? 'playground' : 'native';
	}
	if ( wanted !== 'native' ) {
		throw new Error(
			`--runtime=${ wanted } is not known: choose playground or native.`
		);
	}
	if ( missing.length ) {
		throw new Error(
			`The native runtime lacks ${ missing.join( ', ' ) }. On Debian: apt-get install php-cli php-sqlite3 php-curl. Or use --runtime=playground.`
		);
	}
	return wanted;
}

/**
 * Builds the plugin and fetches WordPress, where that has not been done. Two sites that start at once need it done before.
 *
 * @param {Pick<SiteOptions, 'wp' | 'plugin' | 'say'>} options What to bring up.
 * @return {Promise<string>} The folder of WordPress.
 */
export async function prepareSite( { wp = 'latest', plugin = root, say } ) {
	if ( plugin === root && ! isBuilt() ) {
		say( 'Building the plugin …' );
		await build( { log: join( projectCache, 'logs/build.log' ) } );
	}
	return findCore( wp, say );
}

/**
 * Brings up a site.
 *
 * @param {SiteOptions} options What to bring up.
 * @return {Promise<{url: string, runtime: string, version: string, dir: string, wordpress: string, stop: () => Promise<void>}>} The running site.
 */
export async function startSite( {
	name,
	runtime: wanted,
	wp = 'latest',
	db = 'sqlite',
	port = 8881,
	reset = false,
	php,
	plugin = root,
	constants = {},
	muPlugins = [],
	say,
} ) {
	const runtime = await chooseRuntime( wanted, db );
	const core = await prepareSite( { wp, plugin, say } );
	const version = coreVersion( core );
	const dir = join(
		projectCache,
		'sites',
		`${ name }-${ runtime }-${ db }-${ wp }`
	);
	const chosen = await freePort( port );
	if ( chosen !== port ) {
		say( `Port ${ port } is taken; using ${ chosen }.` );
	}
	const url = `http://127.0.0.1:${ chosen }`;
	const database =
		db === 'mariadb'
			? await startMariadb( { dir: join( dir, 'mariadb' ), reset, say } )
			: undefined;
	const wordpress = makeSite( {
		dir,
		core,
		reset: reset && ! database,
		sqlite: runtime === 'native' && ! database,
		plugin,
		muPlugins,
		constants: {
			WP_HOME: url,
			WP_SITEURL: url,
			WP_ENVIRONMENT_TYPE: 'local',
			WP_DEBUG: true,
			WP_DEBUG_DISPLAY: false,
			WP_DEBUG_LOG: true,
			WP_HTTP_BLOCK_EXTERNAL: true,
			WP_ACCESSIBLE_HOSTS: '127.0.0.1,localhost',
			DISABLE_WP_CRON: true,
			AUTOMATIC_UPDATER_DISABLED: true,
			...database?.constants,
			...constants,
		},
	} );
	say(
		`Starting WordPress ${ version } (${ runtime }${ database ? ', MariaDB' : ', SQLite' }) …`
	);
	let site;
	if ( runtime === 'native' ) {
		site = await startNative( {
			wordpress,
			port: chosen,
			log: join( projectCache, 'logs', `${ name }.log` ),
		} );
	} else {
		mkdirSync( join( wordpress, 'slipstream-setup' ), { recursive: true } );
		cpSync(
			join( root, 'bin/php' ),
			join( wordpress, 'slipstream-setup' ),
			{ recursive: true }
		);
		site = await startPlayground( {
			wordpress,
			port: chosen,
			plugin,
			php,
		} );
	}
	const stop = async () => {
		await site.stop();
		await database?.stop();
	};
	return { url, runtime, version, dir, wordpress, stop };
}

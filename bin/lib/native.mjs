// Runs a site with the system's PHP.
import { join } from 'node:path';
import { root } from './paths.mjs';
import { has, mustRun, run, startGroup } from './run.mjs';

const EXTENSIONS = [ 'pdo_sqlite', 'curl' ];

/**
 * Which of some extensions the system's PHP lacks; 'php' too where there is none.
 *
 * @param {string[]} extensions Names as `php -m` prints them.
 */
export async function missingExtensions( extensions ) {
	if ( ! ( await has( 'php' ) ) ) {
		return [ 'php', ...extensions ];
	}
	const { output } = await run( 'php', [ '-m' ] );
	const loaded = new Set( output.toLowerCase().split( /\s+/ ) );
	return extensions.filter( ( name ) => ! loaded.has( name ) );
}

/** What the system's PHP lacks to run a site. */
export const missingForNative = () => missingExtensions( EXTENSIONS );

/** Waits until an address answers at all. */
export async function waitForAnswer( url, server, seconds = 60 ) {
	let isOver = false;
	server?.exited.then( () => ( isOver = true ) );
	for ( let tries = 0; tries < seconds * 10; tries++ ) {
		if ( isOver ) {
			throw new Error( `The server ended before ${ url } answered.` );
		}
		try {
			const { status } = await fetch( url, {
				redirect: 'manual',
				signal: AbortSignal.timeout( 30_000 ),
			} );
			if ( status < 500 ) {
				return;
			}
			throw new TypeError( `It answered ${ status }.` ); // What stands behind the server is not up yet.
		} catch ( error ) {
			if (
				error.cause?.code !== 'ECONNREFUSED' &&
				error.name !== 'TypeError'
			) {
				throw error;
			}
			await new Promise( ( resolve ) => setTimeout( resolve, 100 ) );
		}
	}
	throw new Error( `${ url } did not answer in ${ seconds } s.` );
}

/**
 * Starts a site on PHP's own web server.
 *
 * @param {{wordpress: string, port: number, log: string, workers?: number}} options The site.
 * @return {Promise<{url: string, stop: () => Promise<void>}>} The running site.
 */
export async function startNative( { wordpress, port, log, workers = 6 } ) {
	const url = `http://127.0.0.1:${ port }`;
	await mustRun(
		'php',
		[ join( root, 'bin/php/setup.php' ), wordpress, url ],
		{ cwd: wordpress, timeout: 120_000 }
	);
	const server = startGroup(
		'php',
		[
			'-d',
			'opcache.enable_cli=1',
			'-d',
			'upload_max_filesize=64M',
			'-d',
			'post_max_size=64M',
			'-S',
			`127.0.0.1:${ port }`,
			'-t',
			wordpress,
			join( root, 'bin/php/router.php' ),
		],
		{
			log,
			env: { ...process.env, PHP_CLI_SERVER_WORKERS: String( workers ) },
			cwd: wordpress,
		}
	);
	try {
		await waitForAnswer( `${ url }/wp-login.php`, server );
	} catch ( error ) {
		await server.stop();
		throw error;
	}
	return { url, stop: server.stop };
}

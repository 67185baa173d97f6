// A MariaDB of the site's own, on a socket in its folder.
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createHash } from 'node:crypto';
import { has, mustRun, run, startGroup } from './run.mjs';

/**
 * Starts MariaDB.
 *
 * @param {{dir: string, reset: boolean, databases?: string[], isKept?: boolean, say: (line: string) => void}} options Folder of its data, databases to make, whether what it holds must outlive a crash of the machine.
 * @return {Promise<{pid: number, socket: string, constants: Object, stop: () => Promise<void>}>} The running server.
 */
export async function startMariadb( {
	dir,
	reset,
	databases = [ 'wordpress' ],
	isKept = true,
	say,
} ) {
	for ( const program of [ 'mariadbd', 'mariadb-install-db', 'mariadb' ] ) {
		if ( ! ( await has( program ) ) ) {
			throw new Error(
				'MariaDB is not installed. On Debian: apt-get install mariadb-server php-mysql.'
			);
		}
	}
	if ( reset ) {
		rmSync( dir, { recursive: true, force: true } );
	}
	// A socket's path has a limit of about a hundred characters, which a checkout's may pass.
	const socket = join(
		tmpdir(),
		`slipstream-${ createHash( 'sha1' ).update( dir ).digest( 'hex' ).slice( 0, 12 ) }.sock`
	);
	const options = { dir, socket, isKept, say };
	let started = await makeAndStart( options );
	if ( ! started && ! isKept ) {
		// What need not outlive a crash of the machine may be torn by one.
		say( 'MariaDB did not start from what it held: making it anew …' );
		rmSync( dir, { recursive: true, force: true } );
		started = await makeAndStart( options );
	}
	if ( ! started ) {
		throw new Error(
			`MariaDB did not start: see ${ join( dir, 'server.log' ) }.`
		);
	}
	const { server, sql } = started;
	for ( const database of databases ) {
		await sql(
			`CREATE DATABASE IF NOT EXISTS ${ database } CHARACTER SET utf8mb4`
		);
	}
	return {
		pid: server.pid,
		socket,
		sql,
		constants: {
			DB_NAME: databases[ 0 ],
			DB_USER: 'root',
			DB_PASSWORD: '',
			DB_HOST: `localhost:${ socket }`,
			DB_CHARSET: 'utf8mb4',
			DB_COLLATE: '',
		},
		stop: server.stop,
	};
}

/** Makes the data where there is none, and starts a server; undefined where it ends, or does not answer for half a minute. */
async function makeAndStart( { dir, socket, isKept, say } ) {
	const user = process.getuid() === 0 ? [ '--user=root' ] : [];
	if ( ! existsSync( join( dir, 'mysql' ) ) ) {
		say( 'Making a MariaDB …' );
		mkdirSync( dir, { recursive: true } );
		await mustRun(
			'mariadb-install-db',
			[
				'--no-defaults',
				...user,
				`--datadir=${ dir }`,
				'--auth-root-authentication-method=normal',
				'--skip-test-db',
			],
			{ timeout: 120_000 }
		);
	}
	const server = startGroup(
		'mariadbd',
		[
			'--no-defaults',
			...user,
			`--datadir=${ dir }`,
			`--socket=${ socket }`,
			'--skip-networking',
			'--skip-log-bin',
			'--max-allowed-packet=64M',
			`--pid-file=${ join( dir, 'server.pid' ) }`,
			...( isKept
				? [ '--innodb-flush-log-at-trx-commit=2' ]
				: [
						'--innodb-flush-log-at-trx-commit=0',
						'--skip-innodb-doublewrite',
					] ),
		],
		{ log: join( dir, 'server.log' ) }
	);
	const sql = ( text ) =>
		run( 'mariadb', [
			'--no-defaults',
			'-uroot',
			'-S',
			socket,
			'-e',
			text,
		] );
	let hasEnded = false;
	void server.exited.then( () => ( hasEnded = true ) );
	for ( let tries = 0; ( await sql( 'SELECT 1' ) ).status !== 0; tries++ ) {
		if ( hasEnded || tries === 150 ) {
			await server.stop();
			return undefined;
		}
		await new Promise( ( resolve ) => setTimeout( resolve, 200 ) );
	}
	return { server, sql };
}

// Finds a WordPress core: the given folder, the cache, wordpress.org, Debian's archive.
import {
	createWriteStream,
	existsSync,
	mkdirSync,
	mkdtempSync,
	readFileSync,
	renameSync,
	rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { fetchFromDebian } from './debian-core.mjs';
import { userCache } from './paths.mjs';
import { mustRun } from './run.mjs';

/** What can be asked for, and where each place has it. */
export const CHANNELS = {
	latest: { archive: 'latest', suite: 'sid' },
	6.8: { archive: 'wordpress-6.8.3', suite: 'trixie' },
};

/** The version of the WordPress in a folder, or undefined. */
export function coreVersion( dir ) {
	const file = join( dir, 'wp-includes/version.php' );
	return existsSync( file )
		? /\$wp_version = '([^']+)'/.exec( readFileSync( file, 'utf8' ) )?.[ 1 ]
		: undefined;
}

async function fetchFromWordPressOrg( archive, dest ) {
	const address = `https://wordpress.org/${ archive }.tar.gz`;
	const answer = await fetch( address, {
		method: 'HEAD',
		signal: AbortSignal.timeout( 5000 ),
	} );
	if ( ! answer.ok ) {
		throw new Error( `it answered ${ answer.status }` );
	}
	const temp = mkdtempSync( join( tmpdir(), 'slipstream-core-' ) );
	try {
		const file = join( temp, 'core.tar.gz' );
		const { body } = await fetch( address, {
			signal: AbortSignal.timeout( 180_000 ),
		} );
		await pipeline( Readable.fromWeb( body ), createWriteStream( file ) );
		mkdirSync( dest, { recursive: true } );
		await mustRun( 'tar', [
			'-xzf',
			file,
			'--strip-components=1',
			'-C',
			dest,
		] );
	} finally {
		rmSync( temp, { recursive: true, force: true } );
	}
}

/**
 * Gives the folder of a WordPress core, which must not be written to.
 *
 * @param {keyof CHANNELS}         channel Which WordPress.
 * @param {(line: string) => void} say     Tells the progress.
 * @return {Promise<string>} The folder. Rejects with what to do when no place has it.
 */
export async function findCore( channel, say ) {
	const given = process.env.WP_CORE_DIR;
	if ( given && channel === 'latest' ) {
		if ( ! coreVersion( given ) ) {
			throw new Error(
				`WP_CORE_DIR names ${ given }, where no WordPress is.`
			);
		}
		return given;
	}
	const { archive, suite } = CHANNELS[ channel ] ?? {};
	if ( ! suite ) {
		throw new Error(
			`WordPress "${ channel }" is not known: choose one of ${ Object.keys( CHANNELS ).join( ', ' ) }.`
		);
	}
	const cached = join( userCache, 'wordpress', channel );
	if ( coreVersion( cached ) ) {
		return cached;
	}
	const places = [
		[ 'wordpress.org', ( dest ) => fetchFromWordPressOrg( archive, dest ) ],
		[ 'Debian’s archive', ( dest ) => fetchFromDebian( suite, dest ) ],
	];
	const failures = [];
	for ( const [ name, fetchInto ] of places ) {
		const partial = `${ cached }.partial-${ process.pid }`;
		try {
			say( `Fetching WordPress (${ channel }) from ${ name } …` );
			await fetchInto( partial );
			if ( ! coreVersion( partial ) ) {
				throw new Error( 'what came is no WordPress' );
			}
			rmSync( cached, { recursive: true, force: true } );
			renameSync( partial, cached );
			say( `WordPress ${ coreVersion( cached ) } is in the cache.` );
			return cached;
		} catch ( error ) {
			failures.push(
				`  ${ name }: ${ error.cause?.code ?? error.message.split( '\n' )[ 0 ] }`
			);
			rmSync( partial, { recursive: true, force: true } );
		}
	}
	throw new Error(
		[
			'No WordPress could be found:',
			...failures,
			'Unpack a WordPress anywhere and name its folder: WP_CORE_DIR=path npm start',
		].join( '\n' )
	);
}

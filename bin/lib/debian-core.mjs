// WordPress core out of Debian's archive: without root, and nothing outside a temporary folder is touched.
import {
	cpSync,
	existsSync,
	mkdirSync,
	mkdtempSync,
	readFileSync,
	readdirSync,
	readlinkSync,
	rmSync,
	symlinkSync,
	unlinkSync,
	writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { has, mustRun } from './run.mjs';

const CA_BUNDLE = '/etc/ssl/certs/ca-certificates.crt';

/** The archive's address, as this machine's own apt sources give it. */
export function archiveAddress() {
	const files = [
		...( existsSync( '/etc/apt/sources.list.d' )
			? readdirSync( '/etc/apt/sources.list.d' ).map( ( name ) =>
					join( '/etc/apt/sources.list.d', name )
				)
			: [] ),
		'/etc/apt/sources.list',
	].filter(
		( file ) => /\.(sources|list)$/.test( file ) && existsSync( file )
	);
	const addresses = files.flatMap( ( file ) => {
		const text = readFileSync( file, 'utf8' );
		return [
			...text.matchAll( /^URIs:\s*(\S+)/gm ),
			...text.matchAll( /^deb\s+(?:\[[^\]]*\]\s+)?(https?:\S+)/gm ),
		].map( ( match ) => match[ 1 ] );
	} );
	return addresses.find( ( address ) => /\/debian\/?$/.test( address ) );
}

/** Symbolic links in packages are absolute; they are made to point into the unpacked tree, or dropped. */
function reroot( dir, root ) {
	for ( const entry of readdirSync( dir, { withFileTypes: true } ) ) {
		const path = join( dir, entry.name );
		if ( entry.isSymbolicLink() ) {
			const target = readlinkSync( path );
			if ( target.startsWith( '/' ) ) {
				unlinkSync( path );
				if ( existsSync( join( root, target ) ) ) {
					symlinkSync( join( root, target ), path );
				}
			}
		} else if ( entry.isDirectory() ) {
			reroot( path, root );
		}
	}
}

/**
 * Fetches WordPress.
 *
 * @param {string} suite Debian suite: 'sid' has the newest WordPress, 'trixie' 6.8.
 * @param {string} dest  Folder to make.
 * @return {Promise<void>} Rejects where this is no Debian or the archive does not answer.
 */
export async function fetchFromDebian( suite, dest ) {
	const address = archiveAddress();
	if (
		! address ||
		! ( await has( 'apt-get' ) ) ||
		! ( await has( 'dpkg-deb' ) )
	) {
		throw new Error( 'this is not a Debian system' );
	}
	const temp = mkdtempSync( join( tmpdir(), 'slipstream-core-' ) );
	try {
		for ( const dir of [
			'lists/partial',
			'cache/archives/partial',
			'debs',
			'root',
		] ) {
			mkdirSync( join( temp, dir ), { recursive: true } );
		}
		writeFileSync(
			join( temp, 'sources.list' ),
			`deb [signed-by=/usr/share/keyrings/debian-archive-keyring.gpg] ${ address } ${ suite } main\n`
		);
		const options = [
			'-qq',
			...[
				`Dir::Etc::sourcelist=${ temp }/sources.list`,
				'Dir::Etc::sourceparts=-',
				`Dir::State::lists=${ temp }/lists`,
				`Dir::Cache=${ temp }/cache`,
				'Dir::State::status=/dev/null',
				'Acquire::Languages=none',
				'APT::Sandbox::User=',
			].flatMap( ( option ) => [ '-o', option ] ),
		];
		const cwd = join( temp, 'debs' );
		await mustRun( 'apt-get', [ ...options, 'update' ], {
			timeout: 120_000,
		} );
		const depends = await mustRun( 'apt-cache', [
			...options,
			'depends',
			'wordpress',
		] );
		const libraries = [
			...new Set(
				[
					...depends.matchAll(
						/Depends: ((?:libjs-|libphp-|php-getid3|node-)\S*)/g
					),
				].map( ( match ) => match[ 1 ] )
			),
		];
		await mustRun(
			'apt-get',
			[
				...options,
				'download',
				'wordpress',
				'wordpress-theme-twentytwentyfive',
				...libraries,
			],
			{ cwd, timeout: 180_000 }
		);
		for ( const file of readdirSync( cwd ) ) {
			await mustRun( 'dpkg-deb', [ '-x', file, join( temp, 'root' ) ], {
				cwd,
			} );
		}
		reroot( join( temp, 'root' ), join( temp, 'root' ) );
		cpSync( join( temp, 'root/usr/share/wordpress' ), dest, {
			recursive: true,
			dereference: true,
		} );
		const bundle = join( dest, 'wp-includes/certificates/ca-bundle.crt' );
		if ( ! existsSync( bundle ) && existsSync( CA_BUNDLE ) ) {
			cpSync( CA_BUNDLE, bundle );
		}
	} finally {
		rmSync( temp, { recursive: true, force: true } );
	}
}

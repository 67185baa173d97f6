// The examples of GitHub Flavored Markdown: no npm package carries them, Debian's archive does.
import { createHash } from 'node:crypto';
import {
	copyFileSync,
	existsSync,
	mkdirSync,
	mkdtempSync,
	readFileSync,
	rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { archiveAddress } from './debian-core.mjs';
import { userCache } from './paths.mjs';
import { run } from './run.mjs';

const NAME = 'cmark-gfm-0.29.0.gfm.6';
const SOURCE = 'pool/main/c/cmark-gfm/cmark-gfm_0.29.0.gfm.6.orig.tar.gz';
const SHA256 =
	'3b031af354c7a68aa1f6e67bbc187a942ba714c0c1a8cc9e40b312f1cd68f453';

/**
 * Finds the examples, in the cache or in Debian's archive.
 *
 * @return {Promise<string|undefined>} The file's path; undefined where neither has it.
 */
export async function findGfmSpec() {
	const kept = join( userCache, 'gfm-spec.txt' );
	if ( existsSync( kept ) ) {
		return kept;
	}
	const address = archiveAddress();
	const helper = '/usr/lib/apt/apt-helper';
	if ( ! address || ! existsSync( helper ) ) {
		return undefined;
	}
	const temp = mkdtempSync( join( tmpdir(), 'slipstream-gfm-' ) );
	try {
		await run(
			helper,
			[
				'-o',
				'APT::Sandbox::User=',
				'download-file',
				`${ address.replace( /\/$/, '' ) }/${ SOURCE }`,
				'source.tar.gz',
			],
			{ cwd: temp, timeout: 60_000 }
		);
		const file = join( NAME, 'test/spec.txt' );
		await run( 'tar', [ '-xzf', 'source.tar.gz', file ], { cwd: temp } );
		const found = join( temp, file );
		const isRight =
			existsSync( found ) &&
			createHash( 'sha256' )
				.update( readFileSync( found ) )
				.digest( 'hex' ) === SHA256;
		if ( ! isRight ) {
			return undefined;
		}
		mkdirSync( dirname( kept ), { recursive: true } );
		copyFileSync( found, kept );
		return kept;
	} finally {
		rmSync( temp, { recursive: true, force: true } );
	}
}

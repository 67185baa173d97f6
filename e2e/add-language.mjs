import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../bin/lib/paths.mjs';

/**
 * Gives a site a language that is written from right to left, with strings of ours that stand in a chunk.
 *
 * @param {string} wordpress The folder of its WordPress.
 */
export function addLanguage( wordpress ) {
	const languages = join( wordpress, 'wp-content/languages' );
	mkdirSync( join( languages, 'plugins' ), { recursive: true } );
	const from = ( name ) => join( root, 'e2e/languages', name );
	// A language counts as installed when its .mo file is there; the .php file is what is read.
	writeFileSync( join( languages, 'ar.mo' ), '' );
	cpSync( from( 'ar.l10n.php' ), join( languages, 'ar.l10n.php' ) );
	cpSync(
		from( 'slipstream-ar-chunk.json' ),
		join( languages, 'plugins/slipstream-ar-chunk.json' )
	);
}

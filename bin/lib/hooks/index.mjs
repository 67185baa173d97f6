// docs/hooks.md, made of the docblocks in front of the calls that fire the plugin's hooks.
import fastGlob from 'fast-glob';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../paths.mjs';
import { jsHooks } from './js.mjs';
import { hooksPage } from './page.mjs';
import { phpHooks } from './php.mjs';

const target = join( root, 'docs/hooks.md' );
const SOURCES = [
	'{plugin,uninstall}.php',
	'php/**/*.php',
	'{blocks,extensions}/**/*.php',
	'{src,blocks,extensions}/**/*.{ts,tsx}',
];

/** Every call in the plugin's code that fires a hook, or waits for one of its own. */
export const readHooks = () =>
	fastGlob
		.sync( SOURCES, { cwd: root, ignore: [ '**/test/**' ] } )
		.sort()
		.flatMap( ( file ) => {
			const source = readFileSync( join( root, file ), 'utf8' );
			return ( file.endsWith( '.php' ) ? phpHooks : jsHooks )(
				source,
				file
			);
		} );

export const readHooksPage = () => readFileSync( target, 'utf8' );

export const writeHooksPage = () =>
	writeFileSync( target, hooksPage( readHooks() ) );

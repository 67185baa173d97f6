// Finds a Chromium for the browser tests.
import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { has, run } from './run.mjs';

// The shell has no window and draws less: tests take a third less time in it.
const NAMES = [
	'chromium-headless-shell',
	'chromium',
	'chromium-browser',
	'google-chrome',
	'google-chrome-stable',
];

function inPlaywrightCache() {
	const dir =
		process.env.PLAYWRIGHT_BROWSERS_PATH ||
		join( homedir(), '.cache/ms-playwright' );
	if ( ! existsSync( dir ) ) {
		return undefined;
	}
	return readdirSync( dir )
		.flatMap( ( name ) => [
			join( dir, name, 'chrome-linux/headless_shell' ),
			join( dir, name, 'chrome-linux/chrome' ),
		] )
		.find( existsSync );
}

/** The path of a Chromium on this machine, or undefined. */
export async function findChromium() {
	if ( process.env.CHROMIUM_PATH ) {
		return process.env.CHROMIUM_PATH;
	}
	for ( const name of NAMES ) {
		if ( await has( name ) ) {
			return (
				await run( 'sh', [ '-c', `command -v ${ name }` ] )
			).output.trim();
		}
	}
	return inPlaywrightCache();
}

// Where things are: the project, its own cache, and the cache that all checkouts of a user share.
import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = resolve(
	fileURLToPath( new URL( '../..', import.meta.url ) )
);
export const projectCache = join( root, '.cache' );
/** The logs and reports of the test run's parts. */
export const logs = join( projectCache, 'logs' );
export const userCache = join(
	process.env.XDG_CACHE_HOME || join( homedir(), '.cache' ),
	'slipstream'
);
export const bin = ( name ) => join( root, 'node_modules/.bin', name );

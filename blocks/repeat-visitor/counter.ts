/** Days that a count is kept. */
const DAYS = 180;
const PREFIX = 'slipstream-visits:';

/** Where the count of a page is kept: `count.expiry`, the expiry in milliseconds since 1970. */
export function keyFor( path: string ): string {
	return PREFIX + path;
}

/**
 * How often a page was visited, not counting this time.
 *
 * @param stored What the browser has stored.
 * @param cookie The page's cookies: `jp-visit-counter` is an older count of the same.
 * @param now    Milliseconds since 1970.
 */
export function readCount(
	stored: string | null,
	cookie: string,
	now: number
): number {
	const [ visits, expiry ] = ( stored ?? '' ).split( '.' ).map( Number );
	const older = /(?:^|; )jp-visit-counter=(\d+)/.exec( cookie );
	return Math.max(
		expiry && expiry > now ? Math.floor( visits || 0 ) : 0,
		older ? Number( older[ 1 ] ) : 0
	);
}

/**
 * Counts this visit, and forgets counts that are too old.
 *
 * @param storage The browser's local storage.
 * @param path    The page's path.
 * @param cookie  The page's cookies.
 * @param now     Milliseconds since 1970.
 */
export function count(
	storage: Storage,
	path: string,
	cookie: string,
	now: number
): void {
	const key = keyFor( path );
	const visits = readCount( storage.getItem( key ), cookie, now ) + 1;
	for ( const name of Object.keys( storage ) ) {
		if (
			name.startsWith( PREFIX ) &&
			! ( Number( storage.getItem( name )?.split( '.' )[ 1 ] ) > now )
		) {
			storage.removeItem( name );
		}
	}
	storage.setItem( key, `${ visits }.${ now + DAYS * 86_400_000 }` );
}

/** Days that a count is kept. */
const DAYS = 180;
const PREFIX = 'slipstream-visits:';

/**
 * Where the count of a page is kept: `count.expiry`, the expiry in milliseconds since 1970. The script in php/Blocks/Repeat_Visitor.php reads
 * it before the block is painted.
 */
export function keyFor( path: string ): string {
	return PREFIX + path;
}

/**
 * Counts this visit, and forgets counts that are too old.
 *
 * @param storage The browser's local storage.
 * @param path    The page's path.
 * @param before  How often the page was visited, not counting this time.
 * @param now     Milliseconds since 1970.
 */
export function count(
	storage: Storage,
	path: string,
	before: number,
	now: number
): void {
	for ( const name of Object.keys( storage ) ) {
		if (
			name.startsWith( PREFIX ) &&
			! ( Number( storage.getItem( name )?.split( '.' )[ 1 ] ) > now )
		) {
			storage.removeItem( name );
		}
	}
	storage.setItem(
		keyFor( path ),
		`${ before + 1 }.${ now + DAYS * 86_400_000 }`
	);
}

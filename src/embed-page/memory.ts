const KEY = 'slipstream-embeds';

/** The services that this visitor has loaded before. */
export function remembered(): readonly string[] {
	try {
		const stored = JSON.parse(
			localStorage.getItem( KEY ) ?? '[]'
		) as Iterable< unknown >;
		return [ ...stored ].map( String );
	} catch {
		// No storage, or not ours: the visitor is asked again.
		return [];
	}
}

function store( services: readonly string[] ): void {
	try {
		localStorage.setItem( KEY, JSON.stringify( services ) );
	} catch {
		// No storage: it holds for this page.
	}
}

/**
 * Loads a service without asking from now on.
 *
 * @param service The block that embeds it.
 */
export function remember( service: string ): void {
	store( [ ...new Set( [ ...remembered(), service ] ) ] );
}

/**
 * Asks for a service again.
 *
 * @param service The block that embeds it; all of them by default.
 */
export function forget( service?: string ): void {
	store( service ? remembered().filter( ( one ) => one !== service ) : [] );
}

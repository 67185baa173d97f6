/** A recording that was not used yet. */
export interface SafetyCopy {
	audio: Blob;
	/** In ms. */
	duration: number;
	/** When it was made, in ms since 1970. */
	made: number;
}

/** Keeps the last recording of a site's author until it is in a post. Where the browser keeps nothing, nothing fails. */
export interface SafetyStore {
	keep: ( copy: SafetyCopy ) => Promise< void >;
	read: () => Promise< SafetyCopy | null >;
	forget: () => Promise< void >;
}

const STORE = 'recordings';

/** A recording that nobody came back for in a week is nobody's any more. */
const LIFETIME = 7 * 24 * 3600 * 1000;

function asPromise< T >( request: IDBRequest< T > ): Promise< T > {
	return new Promise( ( resolve, reject ) => {
		request.onsuccess = () => resolve( request.result );
		request.onerror = () => reject( request.error );
	} );
}

async function open( factory: IDBFactory ): Promise< IDBDatabase > {
	const request = factory.open( 'slipstream-voice', 1 );
	request.onupgradeneeded = () => request.result.createObjectStore( STORE );
	return asPromise( request );
}

/**
 * A store in the browser's database.
 *
 * @param key     Whose recording: several sites and people may share a browser.
 * @param factory The database; a function, because merely touching it throws where it is blocked.
 */
export function createSafetyStore(
	key: string,
	factory: () => IDBFactory = () => globalThis.indexedDB
): SafetyStore {
	async function run< T >(
		mode: IDBTransactionMode,
		work: ( store: IDBObjectStore ) => IDBRequest< T >
	): Promise< T | undefined > {
		try {
			const database = await open( factory() );
			try {
				return await asPromise(
					work(
						database.transaction( STORE, mode ).objectStore( STORE )
					)
				);
			} finally {
				database.close();
			}
		} catch {
			// A copy is a favor: recording works without it.
			return undefined;
		}
	}
	return {
		async keep( copy ) {
			await run( 'readwrite', ( store ) => store.put( copy, key ) );
		},
		async read() {
			const kept = ( await run( 'readonly', ( store ) =>
				store.get( key )
			) ) as SafetyCopy | undefined;
			return kept && Date.now() - kept.made < LIFETIME ? kept : null;
		},
		async forget() {
			await run( 'readwrite', ( store ) => store.delete( key ) );
		},
	};
}

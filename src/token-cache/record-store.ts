/** A kept token and what it is good for. */
export interface TokenRecord {
	token: string;
	blogId: number;
	/** Time in ms after which it is not reused. */
	expire: number;
	/** One origin may hold several sites, which share its storage. */
	restRoot: string;
	/** Who gave it, and is to get it: no provider sees the token of another. */
	providerRoot: string;
	/** Several people may use one browser in turn. */
	userId: number;
}

/** Keeps one record in storage and in memory. */
export interface RecordStore {
	/** What is kept, storage (which other tabs write too) first. */
	read: () => TokenRecord[];
	write: ( record: TokenRecord ) => void;
	clear: () => void;
}

function isRecord( value: unknown ): value is TokenRecord {
	if ( typeof value !== 'object' || value === null ) {
		return false;
	}
	const { token, blogId, expire, restRoot, providerRoot, userId } =
		value as Partial< TokenRecord >;
	return (
		typeof token === 'string' &&
		token !== '' &&
		Number.isFinite( blogId ) &&
		Number.isFinite( expire ) &&
		typeof restRoot === 'string' &&
		typeof providerRoot === 'string' &&
		Number.isFinite( userId )
	);
}

function parse( text: string | null ): TokenRecord | undefined {
	const value: unknown = text === null ? undefined : JSON.parse( text );
	return isRecord( value ) ? value : undefined;
}

/** The outcome of touching storage; undefined when it is blocked, full or holds nonsense. */
function attempt< T >( action: () => T ): T | undefined {
	try {
		return action();
	} catch {
		return undefined;
	}
}

/**
 * A record store that works on in memory when storage does not.
 *
 * @param key     Key in storage.
 * @param storage Gets the storage; may throw.
 */
export function createRecordStore(
	key: string,
	storage: () => Storage
): RecordStore {
	let kept: TokenRecord | undefined;
	return {
		read() {
			const stored = attempt( () => parse( storage().getItem( key ) ) );
			return [ stored, kept ].filter(
				( record ) => record !== undefined
			);
		},
		write( record ) {
			kept = record;
			attempt( () => storage().setItem( key, JSON.stringify( record ) ) );
		},
		clear() {
			kept = undefined;
			attempt( () => storage().removeItem( key ) );
		},
	};
}

/** What came of requests, oldest first, and which of it is shown. Nothing is ever lost. */
export interface Versions< Version > {
	readonly list: readonly Version[];
	/** Place in the list; -1 shows what was there before. */
	readonly shown: number;
}

/** Nothing has come yet. */
export const NO_VERSIONS: Versions< never > = { list: [], shown: -1 };

/**
 * The versions with one more, which is shown.
 *
 * @param versions The versions.
 * @param version  The new one.
 */
export const addVersion = < Version >(
	versions: Versions< Version >,
	version: Version
): Versions< Version > => ( {
	list: [ ...versions.list, version ],
	shown: versions.list.length,
} );

/**
 * The versions with another in the place of the one that is shown.
 *
 * @param versions The versions.
 * @param change   Makes the other one.
 */
export const changeVersion = < Version >(
	versions: Versions< Version >,
	change: ( version: Version ) => Version
): Versions< Version > => ( {
	...versions,
	list: versions.list.map( ( version, at ) =>
		at === versions.shown ? change( version ) : version
	),
} );

/**
 * The versions with one of them shown.
 *
 * @param versions The versions.
 * @param at       Which; the nearest there is.
 * @param count    How many of them can be shown.
 */
export const showVersion = < Version >(
	versions: Versions< Version >,
	at: number,
	count = versions.list.length
): Versions< Version > => ( {
	...versions,
	shown: Math.max( -1, Math.min( at, count - 1 ) ),
} );

/** What came of requests, oldest first, and which of it is shown. Nothing is ever lost. */
export interface Versions< Version > {
	readonly list: readonly Version[];
	/** Place in the list; -1 shows what was there before. */
	readonly shown: number;
}

/** Nothing has come yet. */
export const NO_VERSIONS: Versions< never > = { list: [], shown: -1 };

/** Holds the versions beside the state of the request, so that screens see both change at once. */
export class VersionStore< Version > {
	#versions: Versions< Version > = NO_VERSIONS;
	readonly #listeners = new Set< () => void >();

	get = (): Versions< Version > => this.#versions;

	subscribe = ( listener: () => void ): ( () => void ) => {
		this.#listeners.add( listener );
		return () => this.#listeners.delete( listener );
	};

	set = (
		change: ( versions: Versions< Version > ) => Versions< Version >
	): void => {
		this.#versions = change( this.#versions );
		this.#listeners.forEach( ( listener ) => listener() );
	};
}

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
 * The versions with what came of a request, which is shown.
 *
 * @param versions    The versions.
 * @param version     What came.
 * @param isContinued Whether it begins with the one that is shown, and takes its place.
 */
export const keepVersion = < Version >(
	versions: Versions< Version >,
	version: Version,
	isContinued: boolean
): Versions< Version > =>
	isContinued && versions.list.length > 0
		? changeVersion( versions, () => version )
		: addVersion( versions, version );

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

const KINDS = [ undefined, 'embedUser', 'embedBoard' ] as const;

/** What Pinterest's script makes of an address. */
export type PinKind = 'embedPin' | 'embedUser' | 'embedBoard';

/**
 * What an address of Pinterest is of, by its path; undefined for what cannot be embedded.
 *
 * @param path Its path.
 */
export function kindOf( path: string ): PinKind | undefined {
	const segments = path.split( '/' ).filter( Boolean );
	return segments[ 0 ] === 'pin' && segments.length > 1
		? 'embedPin'
		: KINDS[ segments.length ];
}

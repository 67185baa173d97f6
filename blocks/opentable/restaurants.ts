/** A restaurant at OpenTable. */
export interface Restaurant {
	/** Its number. */
	readonly rid: string;
	readonly name: string;
}

/** Names that a search has told, for all blocks of the page: posts keep numbers alone. */
const names = new Map< string, string >();

/**
 * Keeps the names of restaurants.
 *
 * @param restaurants Those that were found.
 */
export function remember( restaurants: readonly Restaurant[] ): void {
	for ( const { rid, name } of restaurants ) {
		names.set( rid, name );
	}
}

/**
 * How a restaurant is called in a list. Many have the same name; numbers are unique.
 *
 * @param rid Its number.
 */
export function labelOf( rid: string ): string {
	const name = names.get( rid );
	return name ? `${ name } (#${ rid })` : rid;
}

/**
 * The number in a label, or the one that was typed.
 *
 * @param text The text.
 * @return Null for other texts.
 */
export const ridOf = ( text: string ): string | null =>
	/(?:^|\(#)(\d{1,12})\)?$/.exec( text.trim() )?.[ 1 ] ?? null;

/**
 * Whether a text is searched for: numbers and codes are not.
 *
 * @param text What was typed.
 */
export const isSearch = ( text: string ) =>
	text.trim().length > 1 && ridOf( text ) === null && ! /[<>/]/.test( text );

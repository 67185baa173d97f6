/**
 * The parts of a list of email addresses, as they were written.
 *
 * @param list Addresses with commas between.
 */
export const splitAddresses = ( list: string ): string[] =>
	list
		.split( /[,;]/ )
		.map( ( part ) => part.trim() )
		.filter( Boolean );

/**
 * Whether a text has the shape of an email address.
 *
 * @param text The text.
 */
export const isAddress = ( text: string ): boolean =>
	/^[^\s@,;<>"]+@[^\s@.,;<>"]+(\.[^\s@.,;<>"]+)+$/.test( text );

/**
 * The parts of a list that cannot be addresses.
 *
 * @param list Addresses with commas between.
 */
export const wrongAddresses = ( list: string ): string[] =>
	splitAddresses( list ).filter( ( part ) => ! isAddress( part ) );

/**
 * Whether a text is the address of a page: of this site or another.
 *
 * @param text The text.
 */
export function isPageAddress( text: string ): boolean {
	if ( /^\/(?!\/)\S*$/.test( text ) ) {
		return true;
	}
	try {
		return (
			/^https?:$/.test( new URL( text ).protocol ) && ! /\s/.test( text )
		);
	} catch {
		return false;
	}
}

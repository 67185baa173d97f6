import { getHttp } from '@slipstream/http';

/** Where a link leads. */
export interface Resolved {
	readonly url: string;
	/** What the last server on the way answered, such as 404. */
	readonly status: number;
}

/**
 * Asks the site where an address leads, whatever is said there.
 *
 * @param url    The address.
 * @param signal Ends the request.
 * @return Null where nobody can say: the site could not be asked, or could not open the address.
 */
export async function followRedirect(
	url: string,
	signal?: AbortSignal
): Promise< Resolved | null > {
	try {
		return await getHttp().get< Resolved >( 'wpcom/v2/resolve-redirect', {
			query: { url },
			...( signal && { signal } ),
		} );
	} catch ( error ) {
		if ( signal?.aborted ) {
			throw error;
		}
		return null;
	}
}

/**
 * Asks the site where a short link leads.
 *
 * @param url    The link.
 * @param signal Ends the request.
 * @return Null where it leads nowhere: it could not be opened, or answers with 400 or above.
 */
export async function resolveRedirect(
	url: string,
	signal?: AbortSignal
): Promise< Resolved | null > {
	const answer = await followRedirect( url, signal );
	return answer && answer.status < 400 ? answer : null;
}

/** What a service answers for what it no longer has. */
const GONE = [ 404, 410 ];

/**
 * Whether a service says that it no longer has what is at an address. Servers of sites are often turned away where their readers are not:
 * nothing else that they are told is taken for that.
 *
 * @param answer Where the address leads; null where nobody can say.
 */
export const isGone = ( answer: Resolved | null ): boolean =>
	answer !== null && GONE.includes( answer.status );

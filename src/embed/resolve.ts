import { getHttp } from '@slipstream/http';

/** Where a link leads. */
export interface Resolved {
	readonly url: string;
	readonly status: number;
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
	try {
		const answer = await getHttp().get< Resolved >(
			'wpcom/v2/resolve-redirect',
			{ query: { url }, ...( signal && { signal } ) }
		);
		return answer.status < 400 ? answer : null;
	} catch ( error ) {
		if ( signal?.aborted ) {
			throw error;
		}
		return null;
	}
}

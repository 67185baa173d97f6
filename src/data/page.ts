import { toPluginError } from '@slipstream/errors';
import { getHttp } from '@slipstream/http';
import type { Query } from '@slipstream/http';

/** How many items a page has. */
export const PER_PAGE = 20;

/** A page of a list. */
export interface Page< Item > {
	readonly items: readonly Item[];
	/** How many there are on all pages. */
	readonly total: number;
}

/** An answer with its headers in it, which is how a client of bodies reads them. */
interface Envelope {
	body: unknown;
	status: number;
	headers: Readonly< Record< string, string | number > >;
}

/**
 * Reads a page of a list.
 *
 * @param path   The route.
 * @param query  What is looked for.
 * @param signal Ends it.
 */
export async function readPage< Item >(
	path: string,
	query: Query,
	signal: AbortSignal
): Promise< Page< Item > > {
	const { body, status, headers } = await getHttp().get< Envelope >( path, {
		query: { ...query, _envelope: 1 },
		signal,
	} );
	if ( status >= 400 ) {
		throw toPluginError( body );
	}
	return {
		items: body as Item[],
		total: Number( headers[ 'X-WP-Total' ] ) || 0,
	};
}

import type { NonceSource } from './nonce';

/** Values of a query; undefined ones are left out. */
export type Query = Record< string, string | number | boolean | undefined >;

/** What one request may ask for. */
export interface RequestOptions {
	query?: Query;
	/** Adds `_cacheBuster`; on by default for GET, off for POST. */
	cacheBuster?: boolean;
	/** REST root; the site's own by default. */
	root?: string;
	/** Sends a bearer token instead of the nonce. */
	bearer?: string;
	/** Lets the request outlive the page. */
	keepalive?: boolean;
	signal?: AbortSignal;
}

/**
 * Client of REST routes. Both methods reject with a PluginError: `not_found`, `not_found_after_redirect`, `parse_error`,
 * `parse_error_after_redirect`, `fetch_network_error`, `aborted`, or the server's own code with "message (Status n)". The server's
 * own code of a 404 is its `reason`.
 */
export interface Http {
	/** Identical requests in flight share one answer, so an answer must not be changed. Repeated on network failures. */
	get: < T >( path: string, options?: RequestOptions ) => Promise< T >;
	/** Never repeated, except once when the server refused the nonce and so did nothing. */
	post: < T >(
		path: string,
		body?: unknown,
		options?: RequestOptions
	) => Promise< T >;
}

/** What the client needs from its surroundings. */
export interface HttpDeps {
	fetch?: typeof fetch;
	now?: () => number;
	/** Waits between two tries of a GET. */
	wait?: ( ms: number ) => Promise< void >;
	root?: () => string;
	nonce?: NonceSource;
}

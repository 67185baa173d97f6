/** One request that the server got. */
export interface Sent {
	url: string;
	body: unknown;
}

/** What a route answers: a body, or a refusal. */
export type Route = { status?: number; body: unknown };

/** What was sent: a form as it is, everything else as what its JSON says. */
function bodyOf( init: RequestInit | undefined ): unknown {
	if ( init?.body instanceof FormData ) {
		return init.body;
	}
	return init?.body ? JSON.parse( String( init.body ) ) : undefined;
}

/**
 * Stands in for the site at the network's edge. Answers requests by the end of their route.
 *
 * @param routes Routes and their answers; an answer may change between requests.
 * @return What was asked, as it comes.
 */
export function serve( routes: Record< string, () => Route > ): Sent[] {
	const sent: Sent[] = [];
	window.slipstreamSettings = {
		restRoot: 'https://site.test/wp-json/',
		restNonce: 'nonce',
	};
	globalThis.fetch = ( input, init ) => {
		const url = String( input );
		sent.push( { url, body: bodyOf( init ) } );
		const route = Object.keys( routes ).find( ( path ) =>
			url.split( '?' )[ 0 ]?.endsWith( path )
		);
		const { status = 200, body } = ( route && routes[ route ]?.() ) || {
			status: 404,
			body: { code: 'rest_no_route', message: 'No route.' },
		};
		return Promise.resolve( reply( status, body ) );
	};
	return sent;
}

/**
 * An answer as the client reads it: jsdom has no Response.
 *
 * @param status The HTTP status.
 * @param body   What is answered as JSON; a text is sent as it is.
 */
export function reply( status: number, body: unknown ): Response {
	const text = typeof body === 'string' ? body : JSON.stringify( body );
	const answer: Partial< Response > = {
		ok: status < 400,
		status,
		redirected: false,
		text: () => Promise.resolve( text ),
		json: () => Promise.resolve( JSON.parse( text ) ),
	};
	return answer as Response;
}

/**
 * Stands in for a site that stores its settings.
 *
 * @param saved   What is stored at first.
 * @param routes  Other routes and their answers.
 * @param refusal Why nothing is stored; '' where it is.
 * @return What was asked, as it comes.
 */
export function serveSettings(
	saved: object,
	routes: Record< string, () => Route > = {},
	refusal: () => string = () => ''
): Sent[] {
	let stored = saved;
	const sent = serve( {
		...routes,
		'jetpack/v4/settings': () => {
			const message = refusal();
			if ( message ) {
				return { status: 500, body: { code: 'broken', message } };
			}
			const change = sent.at( -1 )?.body as object | undefined;
			stored = { ...stored, ...change };
			return { body: change ? { code: 'success', ...change } : stored };
		},
	} );
	return sent;
}

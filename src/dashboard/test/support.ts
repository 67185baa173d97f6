/** One request that the server got. */
export interface Sent {
	url: string;
	body: unknown;
}

/** What a route answers: a body, or a refusal. */
export type Route = { status?: number; body: unknown };

/**
 * Answers requests by the end of their route.
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
		sent.push( {
			url,
			body: init?.body ? JSON.parse( String( init.body ) ) : undefined,
		} );
		const route = Object.keys( routes ).find( ( path ) =>
			url.split( '?' )[ 0 ]?.endsWith( path )
		);
		const { status = 200, body } = ( route && routes[ route ]?.() ) || {
			status: 404,
			body: { code: 'rest_no_route', message: 'No route.' },
		};
		const text = JSON.stringify( body );
		return Promise.resolve( {
			ok: status < 400,
			status,
			redirected: false,
			headers: new Map( [ [ 'content-type', 'application/json' ] ] ),
			text: () => Promise.resolve( text ),
			json: () => Promise.resolve( body ),
		} as unknown as Response );
	};
	return sent;
}

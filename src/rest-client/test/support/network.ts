import { createHttp } from '@slipstream/http';
import { createRestClient } from '@slipstream/rest-client';

interface Sent {
	method: string;
	path: string;
	query: URLSearchParams;
	body: unknown;
	headers: Record< string, string >;
}

/** An answer in JSON. */
export const json = ( value: unknown, status = 200 ) =>
	new Response( JSON.stringify( value ), { status } );
/** The same, after a redirect. */
export const redirected = ( answer: Response ) =>
	Object.defineProperty( answer, 'redirected', { value: true } );

/** The calls, on a network whose every request is answered alike. */
export function setUp( answer: () => Response, searchRoot?: string ) {
	const sent: Sent[] = [];
	const http = createHttp( {
		fetch: async ( input, init = {} ) => {
			const { pathname, searchParams, origin } = new URL(
				String( input )
			);
			sent.push( {
				method: init.method ?? 'GET',
				path:
					origin === 'https://a.test'
						? pathname.replace( '/wp-json/', '' )
						: origin + pathname,
				query: searchParams,
				body: init.body ? JSON.parse( String( init.body ) ) : undefined,
				headers: init.headers as Record< string, string >,
			} );
			return answer();
		},
		now: () => 7,
		wait: async () => undefined,
		root: () => 'https://a.test/wp-json/',
		nonce: { current: () => 'n', refresh: async () => false },
	} );
	return {
		sent,
		client: createRestClient(
			searchRoot ? { http, searchRoot } : { http }
		),
	};
}

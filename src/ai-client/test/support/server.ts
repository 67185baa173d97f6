import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request the server has seen. */
export interface Seen {
	method: string;
	path: string;
	headers: http.IncomingHttpHeaders;
	body: Record< string, unknown >;
	/** Settles when the connection of the answer closes. */
	closed: Promise< unknown >;
}

type Handler = ( response: http.ServerResponse, seen: Seen ) => void;

/** A real server on the loopback interface that answers as told. */
export interface TestServer {
	root: string;
	/** Generations that were asked for. */
	queries: () => Seen[];
	/** Resolves with the first request to stop. */
	stops: { first: Promise< Seen >; all: Seen[] };
	answer: ( handler: Handler ) => void;
	close: () => Promise< void >;
}

const HEADERS = { 'content-type': 'text/event-stream' };

export function say(
	response: http.ServerResponse,
	...contents: string[]
): void {
	if ( ! response.headersSent ) {
		response.writeHead( 200, HEADERS );
	}
	for ( const content of contents ) {
		response.write(
			`data: ${ JSON.stringify( { choices: [ { delta: { content } } ] } ) }\n\n`
		);
	}
}

export function finish( response: http.ServerResponse ): void {
	response.end( 'data: [DONE]\n\n' );
}

async function readBody(
	request: http.IncomingMessage
): Promise< Record< string, unknown > > {
	const parts: Buffer[] = [];
	for await ( const part of request ) {
		parts.push( part as Buffer );
	}
	return JSON.parse( Buffer.concat( parts ).toString() ) as Record<
		string,
		unknown
	>;
}

export async function startServer(): Promise< TestServer > {
	let handler: Handler = ( response ) => finish( response );
	let queries: Seen[] = [];
	let stopSeen: ( seen: Seen ) => void = () => undefined;
	const stops: TestServer[ 'stops' ] = { first: Promise.reject(), all: [] };
	stops.first.catch( () => undefined );

	const server = http.createServer( async ( request, response ) => {
		const seen: Seen = {
			method: request.method ?? '',
			path: request.url ?? '',
			headers: request.headers,
			body: await readBody( request ),
			closed: once( response, 'close' ),
		};
		if ( seen.path.includes( 'ai-query/stop' ) ) {
			stops.all.push( seen );
			response
				.writeHead( 200, { 'content-type': 'application/json' } )
				.end( '{}' );
			stopSeen( seen );
			return;
		}
		queries.push( seen );
		handler( response, seen );
	} );
	server.listen( 0, '127.0.0.1' );
	await once( server, 'listening' );
	return {
		root: `http://127.0.0.1:${ ( server.address() as AddressInfo ).port }/wp-json/`,
		queries: () => queries,
		stops,
		answer( next ) {
			handler = next;
			queries = [];
			stops.all = [];
			stops.first = new Promise( ( resolve ) => {
				stopSeen = resolve;
			} );
		},
		async close() {
			server.closeAllConnections();
			server.close();
			await once( server, 'close' );
		},
	};
}

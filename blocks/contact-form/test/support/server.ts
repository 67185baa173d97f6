import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Answer = ( request: IncomingMessage, response: ServerResponse ) => void;

/** A server on the loopback that answers as a test wants, and remembers what it got. */
export async function startServer() {
	const bodies: string[] = [];
	const state: { answer: Answer } = { answer: () => {} };
	const server = createServer( ( request, response ) => {
		response.setHeader( 'Access-Control-Allow-Origin', '*' );
		response.setHeader( 'Access-Control-Allow-Headers', '*' );
		response.setHeader( 'Access-Control-Expose-Headers', 'Retry-After' );
		if ( request.method === 'OPTIONS' ) {
			response.end();
			return;
		}
		let body = '';
		request.on( 'data', ( part ) => ( body += String( part ) ) );
		request.on( 'end', () => {
			bodies.push( body );
			state.answer( request, response );
		} );
	} );
	await new Promise< void >( ( done ) =>
		server.listen( 0, '127.0.0.1', done )
	);
	const { port } = server.address() as AddressInfo;
	return {
		url: `http://127.0.0.1:${ port }/`,
		bodies,
		/** What every request gets from now on. */
		say( status: number, data: unknown, headers = {} ) {
			state.answer = ( _, response ) => {
				response.writeHead( status, headers );
				response.end(
					typeof data === 'string' ? data : JSON.stringify( data )
				);
			};
		},
		/** Lets requests wait for ever. */
		hang() {
			state.answer = () => {};
		},
		hangUp() {
			state.answer = ( { socket } ) => socket.destroy();
		},
		stop: () =>
			new Promise( ( done ) => {
				server.close( done );
				server.closeAllConnections();
			} ),
	};
}

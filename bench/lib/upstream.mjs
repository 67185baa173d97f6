// An AI server of the OpenAI kind that notes when it wrote each chunk.
import { createServer } from 'node:http';

const chunk = ( content ) =>
	`data: ${ JSON.stringify( { choices: [ { index: 0, delta: { content }, finish_reason: null } ] } ) }\n\n`;

/**
 * Starts it.
 *
 * The prompt says what comes: "chunks=N every=MS id=NAME".
 *
 * @return {Promise<{url: string, written: Map<string, number[]>, closed: Map<string, number>, close: () => void}>} When each stream's chunks were written, and when its client went away.
 */
export async function startUpstream() {
	const written = new Map();
	const closed = new Map();
	const server = createServer( ( request, response ) => {
		let body = '';
		request.on( 'data', ( data ) => ( body += data ) );
		request.on( 'end', () => {
			const [ , count, every, id ] =
				/chunks=(\d+) every=(\d+) id=([\w-]+)/.exec( body ) ?? [];
			response.writeHead( 200, { 'Content-Type': 'text/event-stream' } );
			const times = [];
			written.set( id, times );
			response.on( 'close', () => closed.set( id, performance.now() ) );
			const timer = setInterval( () => {
				if ( response.destroyed || times.length >= Number( count ) ) {
					clearInterval( timer );
					response.end( 'data: [DONE]\n\n' );
					return;
				}
				times.push( performance.now() );
				response.write( chunk( `#${ times.length - 1 } ` ) );
			}, Number( every ) );
		} );
	} );
	await new Promise( ( resolve ) =>
		server.listen( 0, '127.0.0.1', resolve )
	);
	return {
		url: `http://127.0.0.1:${ server.address().port }`,
		written,
		closed,
		close: () => {
			server.closeAllConnections();
			server.close();
		},
	};
}

/**
 * How the stand-ins for payment services are started.
 */
import { createServer } from 'node:http';
import { pathToFileURL } from 'node:url';

/** Starts one on a port of the loopback address; 0 is any that is free. What its handler throws is a problem of its own. */
export function startGateway( make, serve, port ) {
	let gateway;
	const server = createServer( ( request, response ) =>
		serve( gateway, request, response ).catch( ( error ) => {
			gateway.problems.add( error.stack );
			response.destroy();
		} )
	);
	return new Promise( ( resolve ) => {
		server.listen( port, '127.0.0.1', () => {
			const url = `http://127.0.0.1:${ server.address().port }`;
			gateway = make( url );
			resolve( {
				url,
				gateway,
				close: () =>
					new Promise( ( done ) => {
						server.close( done );
						server.closeAllConnections();
					} ),
			} );
		} );
	} );
}

/** Run by itself, a stand-in says where it listens, and ends with what has started it. */
export async function runTied( moduleUrl, start ) {
	if (
		! process.argv.includes( '--tied' ) ||
		moduleUrl !== pathToFileURL( process.argv[ 1 ] ).href
	) {
		return;
	}
	const { url } = await start();
	process.stdout.write(
		`${ JSON.stringify( { port: Number( new URL( url ).port ) } ) }\n`
	);
	process.stdin.resume().on( 'end', () => process.exit() );
}

/**
 * What a stand-in for a server needs to read requests and to answer them.
 */

export function readBytes( request ) {
	return new Promise( ( resolve, reject ) => {
		const parts = [];
		request.on( 'data', ( part ) => parts.push( part ) );
		request.on( 'end', () => resolve( Buffer.concat( parts ) ) );
		request.on( 'error', reject );
	} );
}

export async function readBody( request ) {
	return ( await readBytes( request ) ).toString( 'utf8' );
}

export function sendJson( response, status, value, headers = {} ) {
	const body = 'string' === typeof value ? value : JSON.stringify( value );
	response.writeHead( status, {
		'content-type': 'application/json',
		...headers,
	} );
	response.end( body );
}

export function parseJson( text ) {
	try {
		return JSON.parse( text );
	} catch {
		return undefined;
	}
}

/*
 * A stand-in for GIPHY's API: search and one GIF, in its documented wire format. It misbehaves for certain words:
 * "refused", "limit", "broken" and "slow" (answers when nobody waits any more).
 */
import { createServer } from 'node:http';
import { sendJson } from './http.mjs';

export const KEY = 'giphy-test-key';

const gif = ( id, title, width = '480', height = '270' ) => ( {
	type: 'gif',
	id,
	slug: `${ title.toLowerCase().replaceAll( ' ', '-' ) }-${ id }`,
	url: `https://giphy.com/gifs/${ id }`,
	embed_url: `https://giphy.com/embed/${ id }`,
	title,
	rating: 'g',
	images: {
		original: {
			width,
			height,
			url: `https://media.giphy.com/media/${ id }/giphy.gif`,
		},
		downsized_still: {
			width,
			height,
			url: `https://media.giphy.com/media/${ id }/giphy-downsized_s.gif`,
		},
	},
} );

const GIFS = [
	gif( 'wave1', 'A wave' ),
	gif( 'cat2', 'A cat', '300', '300' ),
	gif( 'dog3', 'A dog', '200', '350' ),
];

const meta = ( status, msg ) => ( {
	meta: { status, msg, response_id: 'test' },
} );

function answer( { pathname, searchParams } ) {
	const words = searchParams.get( 'q' ) ?? '';
	if ( searchParams.get( 'api_key' ) !== KEY || words === 'refused' ) {
		return [ 401, { data: [], ...meta( 401, 'Unauthorized' ) } ];
	}
	if ( words === 'limit' ) {
		return [ 429, { data: [], ...meta( 429, 'Too Many Requests' ) } ];
	}
	if ( words === 'broken' ) {
		return [ 200, '{"data": [' ];
	}
	if ( pathname === '/v1/gifs/search' ) {
		const limit = Number( searchParams.get( 'limit' ) ?? 25 );
		const data = words === 'nothing' ? [] : GIFS.slice( 0, limit );
		return [
			200,
			{
				data,
				pagination: {
					total_count: data.length,
					count: data.length,
					offset: 0,
				},
				...meta( 200, 'OK' ),
			},
		];
	}
	const found = GIFS.find( ( { id } ) => pathname === `/v1/gifs/${ id }` );
	return found
		? [ 200, { data: found, ...meta( 200, 'OK' ) } ]
		: [ 404, { data: [], ...meta( 404, 'Not Found' ) } ];
}

/** Starts the stand-in on a free port of the loopback address. */
export function startGiphyFake( port = 0 ) {
	const asked = [];
	const server = createServer( ( request, response ) => {
		const url = new URL( request.url, 'http://localhost' );
		asked.push( url );
		if ( url.searchParams.get( 'q' ) !== 'slow' ) {
			sendJson( response, ...answer( url ) );
		}
	} );
	return new Promise( ( resolve ) => {
		server.listen( port, '127.0.0.1', () =>
			resolve( {
				url: `http://127.0.0.1:${ server.address().port }/v1`,
				asked,
				close: () =>
					new Promise( ( done ) => {
						server.close( done );
						server.closeAllConnections();
					} ),
			} )
		);
	} );
}

// Run by itself it says where it listens, and ends with what has started it.
if ( process.argv.includes( '--tied' ) ) {
	startGiphyFake().then( ( { url } ) => {
		process.stdout.write(
			`${ JSON.stringify( { port: Number( new URL( url ).port ) } ) }\n`
		);
		process.stdin.resume().on( 'end', () => process.exit() );
	} );
}

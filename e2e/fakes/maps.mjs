/*
 * A stand-in for what maps need: Mapbox's tokens and geocoding, and the search of Nominatim, in their documented wire formats. It
 * misbehaves for certain words: "broken", "busy" and "nothing".
 */
import { createServer } from 'node:http';
import { sendJson } from './http.mjs';

export const TOKEN = 'pk.maps-test-token';

const PLACES = [
	{ name: 'Bern', address: 'Bern, Switzerland', at: [ 7.4474, 46.948 ] },
	{ name: 'Bernau', address: 'Bernau, Germany', at: [ 13.587, 52.679 ] },
];

const found = ( words ) =>
	PLACES.filter( ( { name } ) =>
		name.toLowerCase().startsWith( words.toLowerCase() )
	);

function mapbox( path, query ) {
	const isKnown = query.get( 'access_token' ) === TOKEN;
	if ( path === '/tokens/v2' ) {
		return [ 200, { code: isKnown ? 'TokenValid' : 'TokenInvalid' } ];
	}
	if ( ! isKnown ) {
		return [ 401, { message: 'Not Authorized - Invalid Token' } ];
	}
	const words = decodeURIComponent(
		/^\/geocoding\/v5\/mapbox\.places\/(.*)\.json$/.exec( path )?.[ 1 ] ??
			''
	);
	return words === 'broken'
		? [ 200, '{"features": [' ]
		: [
				200,
				{
					type: 'FeatureCollection',
					features: found( words ).map(
						( { name, address, at } ) => ( {
							id: `place.${ name }`,
							type: 'Feature',
							text: name,
							place_name: address,
							center: at,
							geometry: { type: 'Point', coordinates: at },
						} )
					),
				},
			];
}

function nominatim( query ) {
	const words = query.get( 'q' ) ?? '';
	if ( words === 'busy' ) {
		return [ 429, '<h1>Bandwidth limit exceeded</h1>' ];
	}
	return words === 'broken'
		? [ 200, '{' ]
		: [
				200,
				found( words ).map( ( { name, address, at }, i ) => ( {
					place_id: i + 1,
					name,
					display_name: address,
					lon: String( at[ 0 ] ),
					lat: String( at[ 1 ] ),
				} ) ),
			];
}

/** Starts the stand-in; gives its address and what ends it. */
export async function startMapsFake() {
	let asked = 0;
	const server = createServer( ( request, response ) => {
		const { pathname, searchParams } = new URL(
			request.url,
			'http://localhost'
		);
		if ( pathname === '/asked' ) {
			sendJson( response, 200, asked );
			return;
		}
		asked++;
		const [ status, body ] =
			pathname === '/search'
				? nominatim( searchParams )
				: mapbox( pathname, searchParams );
		sendJson( response, status, body );
	} );
	await new Promise( ( done ) => server.listen( 0, '127.0.0.1', done ) );
	return {
		url: `http://127.0.0.1:${ server.address().port }`,
		stop: () =>
			new Promise( ( done ) => {
				server.close( done );
				server.closeAllConnections();
			} ),
	};
}

// Run by itself it says where it listens, and ends with what has started it.
if ( process.argv.includes( '--tied' ) ) {
	startMapsFake().then( ( { url } ) => {
		process.stdout.write(
			`${ JSON.stringify( { port: Number( new URL( url ).port ) } ) }\n`
		);
		process.stdin.resume().on( 'end', () => process.exit() );
	} );
}

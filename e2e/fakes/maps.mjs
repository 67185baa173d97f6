/*
 * A stand-in for what maps need: Mapbox's tokens and geocoding, the search of Nominatim, and Apple's MapKit JS, in their documented wire
 * formats. It misbehaves for certain words: "broken", "busy" and "nothing".
 */
import { createPublicKey, verify } from 'node:crypto';
import { createServer } from 'node:http';
import { sendJson } from './http.mjs';

export const TOKEN = 'pk.maps-test-token';

/** One that is good for an hour at most: Mapbox takes it like the other. */
const TEMPORARY = 'tk.maps-test-token';

const PLACES = [
	{ name: 'Bern', address: 'Bern, Switzerland', at: [ 7.4474, 46.948 ] },
	{ name: 'Bernau', address: 'Bernau, Germany', at: [ 13.587, 52.679 ] },
];

const found = ( words ) =>
	PLACES.filter( ( { name } ) =>
		name.toLowerCase().startsWith( words.toLowerCase() )
	);

function mapbox( path, query ) {
	const isKnown = [ TOKEN, TEMPORARY ].includes(
		query.get( 'access_token' )
	);
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

const decode = ( part ) => JSON.parse( Buffer.from( part, 'base64url' ) );

/** Whether a token is one that Apple takes: signed with the team's key, and good now. */
function isApples( token, { pem, team, key } ) {
	try {
		const [ header, claims, signature ] = token.split( '.' );
		const { alg, kid } = decode( header );
		const { iss, iat, exp } = decode( claims );
		const now = Date.now() / 1000;
		return (
			alg === 'ES256' &&
			kid === key &&
			iss === team &&
			iat <= now + 5 &&
			exp > now &&
			verify(
				'sha256',
				Buffer.from( `${ header }.${ claims }` ),
				{ key: createPublicKey( pem ), dsaEncoding: 'ieee-p1363' },
				Buffer.from( signature, 'base64url' )
			)
		);
	} catch {
		return false;
	}
}

/** Apple's server: the library, and who may use it. */
function apple( pathname, { headers }, response, owner = {} ) {
	if ( pathname.endsWith( '.js' ) ) {
		response.writeHead( 200, { 'content-type': 'text/javascript' } );
		response.end( owner.library );
		return;
	}
	const token = ( headers.authorization ?? '' ).replace( 'Bearer ', '' );
	const isGood = isApples( token, owner );
	sendJson(
		response,
		isGood ? 200 : 401,
		isGood ? {} : { error: 'Unauthorized' },
		{ 'access-control-allow-origin': '*' }
	);
}

/**
 * Starts the stand-in; gives its address and what ends it.
 *
 * @param {{pem: string, team: string, key: string, library: string}} [owner] Whose tokens Apple takes: the key, its id, the team's; and Apple's script.
 */
export async function startMapsFake( owner ) {
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
		if ( /^\/m[ka]\//.test( pathname ) ) {
			apple( pathname, request, response, owner );
			return;
		}
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

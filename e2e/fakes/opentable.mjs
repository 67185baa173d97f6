/*
 * A stand-in for OpenTable's search of restaurants, as its widget asks it. It misbehaves for certain words: "busy", "down", "broken", "odd"
 * (an answer without a list), "strange" (entries that are none) and "slow" (answers when nobody waits any more).
 */
import { createServer } from 'node:http';
import { sendJson } from './http.mjs';

const NAMES = [ 'Soup House', 'Soup & Salad', 'Bread Kitchen' ];

const restaurant = ( name, rid ) => ( {
	rid,
	name,
	address1: '1 High Street',
	city: 'Bern',
	countryCode: 'CH',
} );

const STRANGE = [
	'text',
	null,
	{ rid: '7"><script>', name: 'x' },
	{ rid: [ 7 ], name: 'x' },
	{ rid: 8 },
	{ rid: 9, name: '<script>attack()</script>Nine <b>tables</b>' },
	{ rid: 9, name: 'Nine tables again' },
	{ rid: '10', name: 'Ten' },
];

function answer( words, size ) {
	switch ( words ) {
		case 'busy':
			return [ 429, '<h1>Too many requests</h1>' ];
		case 'down':
			return [ 503, '<h1>Unavailable</h1>' ];
		case 'broken':
			return [ 200, '{"items": [' ];
		case 'odd':
			return [ 200, { items: 'none', totalResultsCount: 0 } ];
	}
	const many = Array.from( { length: 30 }, ( _, i ) => `Many ${ i + 1 }` );
	const names = words === 'many' ? many : NAMES;
	const items =
		words === 'strange'
			? STRANGE
			: names
					.map( ( name, i ) => restaurant( name, i + 101 ) )
					.filter( ( { name } ) =>
						name.toLowerCase().includes( words.toLowerCase() )
					)
					.slice( 0, size );
	return [ 200, { items, totalResultsCount: items.length } ];
}

/** Starts the stand-in; gives its address, what it was asked and what ends it. */
export async function startOpenTableFake() {
	const asked = [];
	const server = createServer( ( request, response ) => {
		const { pathname, searchParams } = new URL(
			request.url,
			'http://localhost'
		);
		if ( pathname === '/asked' ) {
			sendJson( response, 200, asked );
			return;
		}
		asked.push( request.url );
		const words = searchParams.get( 'query' ) ?? '';
		if ( pathname !== '/widget/reservation/restaurants' ) {
			sendJson( response, 404, {} );
		} else if ( words !== 'slow' ) {
			const size = Number( searchParams.get( 'pageSize' ) ?? 10 );
			sendJson( response, ...answer( words, size ) );
		}
	} );
	await new Promise( ( done ) => server.listen( 0, '127.0.0.1', done ) );
	return {
		url: `http://127.0.0.1:${ server.address().port }`,
		asked,
		stop: () =>
			new Promise( ( done ) => {
				server.close( done );
				server.closeAllConnections();
			} ),
	};
}

// Run by itself it says where it listens, and ends with what has started it.
if ( process.argv.includes( '--tied' ) ) {
	startOpenTableFake().then( ( { url } ) => {
		process.stdout.write(
			`${ JSON.stringify( { port: Number( new URL( url ).port ) } ) }\n`
		);
		process.stdin.resume().on( 'end', () => process.exit() );
	} );
}

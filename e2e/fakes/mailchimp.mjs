/*
 * A stand-in for Mailchimp's Marketing API 3.0 as it is documented: key, audiences, groups, fields, members, and
 * webhooks with signed messages. It refuses what Mailchimp refuses, and misbehaves on command (COMMANDS).
 */
import { createServer } from 'node:http';
import { DOUBLE, KEY, REQUIRED, SINGLE } from './mailchimp/audiences.mjs';
import { COMMANDS, freshState } from './mailchimp/commands.mjs';
import { shown, write } from './mailchimp/members.mjs';
import { EDGE, notFound, problem } from './mailchimp/problems.mjs';
import { webhooks } from './mailchimp/webhooks.mjs';
import { parseJson, readBody, sendJson } from './http.mjs';

export { DOUBLE, KEY, REQUIRED, SINGLE };

/** Mailchimp takes as many connections at once for a key. */
const MOST_CONNECTIONS = 10;

/** What a list says of itself, without what the stand-in keeps in it. */
const HIDDEN = [
	'fields',
	'categories',
	'members',
	'forgotten',
	'blocked',
	'webhooks',
	'isStrict',
];
const plain = ( list ) =>
	Object.fromEntries(
		Object.entries( list ).filter(
			( [ name ] ) => ! HIDDEN.includes( name )
		)
	);

/** A page of a collection. */
function page( all, query, key, more = {} ) {
	const count = Number( query.get( 'count' ) ?? 10 );
	if ( ! ( count >= 0 && count <= 1000 ) ) {
		return problem( 400, 'Invalid Resource', 'Count is at most 1000.' );
	}
	const offset = Number( query.get( 'offset' ) ?? 0 );
	return [
		200,
		{
			[ key ]: all.slice( offset, offset + count ),
			...more,
			total_items: all.length,
			_links: [],
		},
	];
}

const groups = ( list, query, [ , id, interests ] ) => {
	const all = list.categories;
	if ( ! id ) {
		return page(
			all.map( ( { interests: _, ...one } ) => ( {
				list_id: list.id,
				...one,
			} ) ),
			query,
			'categories',
			{ list_id: list.id }
		);
	}
	const found = all.find( ( one ) => one.id === id );
	return found && interests === 'interests'
		? page( found.interests, query, 'interests', {
				list_id: list.id,
				category_id: id,
			} )
		: notFound();
};

function memberOf( list, [ , hash ], { method, body, query, state } ) {
	if ( ! /^[0-9a-f]{32}$/.test( hash ?? '' ) ) {
		return notFound();
	}
	if ( method === 'GET' ) {
		return list.members.has( hash )
			? [ 200, shown( list, hash ) ]
			: notFound();
	}
	return [ 'PUT', 'PATCH' ].includes( method )
		? write( list, hash, body, {
				method,
				skipsMerge: query.get( 'skip_merge_validation' ) === 'true',
				mails: state.mails,
			} )
		: problem( 405, 'Method Not Allowed' );
}

/** What Mailchimp answers about an audience. */
function answerOf( list, parts, request ) {
	const { query } = request;
	switch ( parts[ 0 ] ) {
		case undefined:
			return [ 200, plain( list ) ];
		case 'members':
			return memberOf( list, parts, request );
		case 'interest-categories':
			return groups( list, query, parts );
		case 'merge-fields':
			return page( list.fields, query, 'merge_fields', {
				list_id: list.id,
			} );
		case 'webhooks':
			return webhooks( list, parts, request );
		default:
			return notFound();
	}
}

/** What Mailchimp answers a request that its key allows. */
function answer( path, request ) {
	const { query, state } = request;
	if ( path === '/ping' ) {
		return [ 200, { health_status: "Everything's Chimpy!" } ];
	}
	if ( path === '/lists' ) {
		return page( [ ...state.lists.values() ].map( plain ), query, 'lists' );
	}
	const segments = path.split( '/' ).filter( Boolean );
	const list =
		segments[ 0 ] === 'lists'
			? state.lists.get( segments[ 1 ] )
			: undefined;
	return list ? answerOf( list, segments.slice( 2 ), request ) : notFound();
}

/** What does not get as far as Mailchimp's rules; undefined for nothing. */
function fault( state, path ) {
	const place = state.faults.findIndex( ( one ) =>
		path.includes( one.path )
	);
	return place < 0 ? undefined : state.faults.splice( place, 1 )[ 0 ].how;
}

/** Why a request is answered whatever it asks for; undefined if it is not. */
function refusal( state, { headers }, body ) {
	if ( state.open + state.others > MOST_CONNECTIONS ) {
		return problem( 429, 'Too Many Requests' );
	}
	const [ , password ] = Buffer.from(
		( headers.authorization ?? '' ).replace( 'Basic ', '' ),
		'base64'
	)
		.toString()
		.split( ':' );
	if ( password !== KEY ) {
		return problem(
			401,
			'API Key Invalid',
			'Your API key may be invalid.'
		);
	}
	return body === undefined ? problem( 400, 'JSON Parse Error' ) : undefined;
}

async function serve( request, response, state ) {
	const { pathname, searchParams: query } = new URL(
		request.url,
		'http://localhost'
	);
	const text = await readBody( request );
	const command = COMMANDS[ pathname.slice( 3 ) ];
	if ( pathname.startsWith( '/__' ) && command ) {
		sendJson(
			response,
			200,
			command( state, parseJson( text ) ?? {} ) ?? null
		);
		return;
	}
	const { method } = request;
	const body = text === '' ? {} : parseJson( text );
	const path = pathname.replace( /^\/3\.0/, '' );
	state.asked.push( { method, path, query: query.toString(), body } );
	const how = fault( state, `${ method } ${ path }` );
	if ( how === 'silent' ) {
		return;
	}
	if ( EDGE[ how ] ) {
		const type =
			typeof EDGE[ how ][ 1 ] === 'string'
				? 'text/html'
				: 'application/json';
		sendJson( response, ...EDGE[ how ], { 'content-type': type } );
		return;
	}
	await new Promise( ( done ) => setTimeout( done, state.delay ) );
	const result =
		refusal( state, request, body ) ??
		( await answer( path, { method, query, body, state } ) );
	if ( how === 'drop' ) {
		request.socket.destroy();
		return;
	}
	const [ status, value ] = result;
	sendJson( response, status, value, {
		'content-type':
			status >= 400 ? 'application/problem+json' : 'application/json',
	} );
}

/** Starts the stand-in on a free port of the loopback address. */
export async function startMailchimpFake() {
	const state = { ...freshState(), open: 0 };
	const server = createServer( ( request, response ) => {
		if ( ! request.url.startsWith( '/__' ) ) {
			state.open += 1;
			state.most = Math.max( state.most, state.open );
			response.on( 'close', () => {
				state.open -= 1;
			} );
		}
		void serve( request, response, state ).catch( ( error ) => {
			sendJson( response, 500, String( error ) );
		} );
	} );
	await new Promise( ( done ) => server.listen( 0, '127.0.0.1', done ) );
	const origin = `http://127.0.0.1:${ server.address().port }`;
	return {
		url: `${ origin }/3.0`,
		/** Has it do something: see COMMANDS. */
		command: async ( name, how = {} ) =>
			(
				await fetch( `${ origin }/__${ name }`, {
					method: 'POST',
					body: JSON.stringify( how ),
				} )
			).json(),
		stop: () =>
			new Promise( ( done ) => {
				server.close( done );
				server.closeAllConnections();
			} ),
	};
}

// Run by itself it says where it listens, and ends with what has started it.
if ( process.argv.includes( '--tied' ) ) {
	startMailchimpFake().then( ( { url } ) => {
		process.stdout.write(
			`${ JSON.stringify( { port: Number( new URL( url ).port ) } ) }\n`
		);
		process.stdin.resume().on( 'end', () => process.exit() );
	} );
}

/*
 * A stand-in for Instagram's servers: the page where people say yes, tokens, the graph and pictures, as "Instagram API with Instagram
 * Login" documents them. It misbehaves on command: POST /behave with { fault, times } (times -1: until told otherwise), see FAULTS, and
 * POST /account with what the account is like.
 */
import { createServer } from 'node:http';
import { createHash } from 'node:crypto';
import { bytesOf } from './instagram-media.mjs';
import { parseJson, readBody, sendJson } from './http.mjs';

export const APP = { id: '990602627938098', secret: 'app-secret-of-tests' };

const error = ( message, type, code, subcode ) => ( {
	error: {
		message,
		type,
		code,
		...( subcode && { error_subcode: subcode } ),
		fbtrace_id: 'AbCdEfGhIjK',
	},
} );

/** What each fault answers in place of the graph: status, body, kind. */
const FAULTS = {
	expired: [
		400,
		error(
			'Error validating access token: Session has expired.',
			'OAuthException',
			190,
			463
		),
	],
	limit: [
		400,
		error( 'Application request limit reached', 'OAuthException', 4 ),
	],
	personal: [
		400,
		error(
			'Application does not have permission for this action',
			'OAuthException',
			10
		),
	],
	down: [
		500,
		error( 'An unknown error has occurred.', 'OAuthException', 2 ),
	],
	html: [
		200,
		'<!DOCTYPE html><title>Sorry</title><p>Something went wrong.',
		'text/html',
	],
	odd: [ 200, { data: 'none' } ],
	// As for what others hold the rights of: no address of the picture.
	addressless: [
		200,
		{
			data: [
				{
					id: '17900000000000001',
					media_type: 'VIDEO',
					permalink: 'https://www.instagram.com/reel/one/',
				},
			],
		},
	],
};

const usual = () => ( {
	user_id: '17841405793187218',
	username: 'harbour.walks',
	pictures: Array.from( { length: 12 }, ( _, index ) => `view${ index }` ),
} );

class Instagram {
	account = usual();
	fault = null;
	asked = [];
	/** Codes that were not used yet, and tokens that are good. */
	codes = new Map();
	tokens = new Set();
	number = 0;

	authorize( { searchParams: query }, response ) {
		const back = new URL( query.get( 'redirect_uri' ) );
		back.searchParams.set( 'state', query.get( 'state' ) ?? '' );
		const yes = new URL( back );
		const code = `code-${ ++this.number }`;
		this.codes.set( code, query.get( 'redirect_uri' ) );
		yes.searchParams.set( 'code', code );
		const no = new URL( back );
		no.searchParams.set( 'error', 'access_denied' );
		no.searchParams.set( 'error_reason', 'user_denied' );
		no.searchParams.set(
			'error_description',
			'The user denied your request'
		);
		const link = ( url, text ) =>
			`<p><a href="${ url.href.replaceAll( '&', '&amp;' ) }">${ text }</a></p>`;
		response.writeHead( 200, {
			'content-type': 'text/html; charset=utf-8',
			// As Instagram has it: the window loses its opener.
			'cross-origin-opener-policy': 'same-origin-allow-popups',
		} );
		response.end(
			`<!DOCTYPE html><html lang="en"><title>Instagram</title><h1>Allow ${ query.get(
				'client_id'
			) }?</h1>${ link( yes, 'Allow' ) }${ link( no, 'Cancel' ) }</html>`
		);
	}

	exchange( form ) {
		const refuse = ( text ) => [
			400,
			{ error_type: 'OAuthException', code: 400, error_message: text },
		];
		if (
			form.get( 'client_id' ) !== APP.id ||
			form.get( 'client_secret' ) !== APP.secret
		) {
			return refuse( 'Invalid platform app' );
		}
		const code = form.get( 'code' );
		if ( this.codes.get( code ) !== form.get( 'redirect_uri' ) ) {
			return refuse( 'Invalid authorization code' );
		}
		this.codes.delete( code );
		return [
			200,
			{
				access_token: this.newToken( 'short' ),
				user_id: Number( this.account.user_id ),
				permissions: [ 'instagram_business_basic' ],
			},
		];
	}

	newToken( kind ) {
		const token = `IGAA-${ kind }-${ ++this.number }`;
		this.tokens.add( token );
		return token;
	}

	longToken() {
		return [
			200,
			{
				access_token: this.newToken( 'long' ),
				token_type: 'bearer',
				expires_in: 5183944,
			},
		];
	}

	graph( { pathname, searchParams: query }, base ) {
		const token = query.get( 'access_token' ) ?? '';
		if ( this.fault ) {
			const { name } = this.fault;
			if ( this.fault.times > 0 && --this.fault.times === 0 ) {
				this.fault = null;
			}
			return FAULTS[ name ];
		}
		if ( ! this.tokens.has( token ) ) {
			return [
				400,
				error( 'Invalid OAuth access token', 'OAuthException', 190 ),
			];
		}
		switch ( pathname ) {
			case '/access_token':
				return query.get( 'client_secret' ) === APP.secret &&
					query.get( 'grant_type' ) === 'ig_exchange_token'
					? this.longToken()
					: [
							400,
							error(
								'Error validating client secret.',
								'OAuthException',
								1
							),
						];
			case '/refresh_access_token':
				return this.longToken();
			case '/me':
				return [
					200,
					{
						user_id: this.account.user_id,
						username: this.account.username,
						id: '24601',
					},
				];
			case '/me/media':
				return [ 200, this.media( query, base ) ];
		}
		return [ 404, error( 'Unknown path', 'OAuthException', 2500 ) ];
	}

	media( query, base ) {
		const data = this.account.pictures
			.slice( 0, Number( query.get( 'limit' ) ?? 25 ) )
			.map( ( name, index ) => ( {
				id: `1791${ createHash( 'sha1' ).update( name ).digest( 'hex' ).slice( 0, 12 ) }`,
				...( index % 4 !== 3 && {
					caption: `A walk at the harbour, number ${ index + 1 } #sea <b>"`,
				} ),
				media_type: name.startsWith( 'video' ) ? 'VIDEO' : 'IMAGE',
				...( ! name.startsWith( 'music' ) && {
					media_url: `${ base }/media/${ name }.jpg?_nc_ht=test`,
				} ),
				...( name.startsWith( 'video' ) && {
					thumbnail_url: `${ base }/media/${ name }-still.jpg`,
				} ),
				permalink: `https://www.instagram.com/p/${ name }/`,
				timestamp: '2026-03-01T10:00:00+0000',
			} ) );
		return {
			data,
			paging: { cursors: { before: 'QVFI', after: 'QVFJ' } },
		};
	}
}

function command( instagram, pathname, body ) {
	if ( pathname === '/behave' ) {
		instagram.fault =
			body.fault === 'slow' || FAULTS[ body.fault ]
				? { name: body.fault, times: body.times ?? -1 }
				: null;
	} else if ( body.reset ) {
		instagram.account = usual();
		instagram.tokens.clear();
	} else {
		Object.assign( instagram.account, body );
	}
	return [ 200, { account: instagram.account, fault: instagram.fault } ];
}

/** Starts the stand-in on a free port of the loopback address. */
export function startInstagramFake( port = 0 ) {
	const instagram = new Instagram();
	const server = createServer( async ( request, response ) => {
		const url = new URL( request.url, 'http://localhost' );
		const base = `http://${ request.headers.host }`;
		if ( url.pathname === '/asked' ) {
			sendJson( response, 200, instagram.asked );
			return;
		}
		const body = await readBody( request );
		if ( [ '/behave', '/account' ].includes( url.pathname ) ) {
			const told = parseJson( body ) ?? {};
			sendJson( response, ...command( instagram, url.pathname, told ) );
			return;
		}
		instagram.asked.push( `${ request.method } ${ url.pathname }` );
		if ( url.pathname === '/oauth/authorize' ) {
			instagram.authorize( url, response );
		} else if ( url.pathname.startsWith( '/media/' ) ) {
			const name = url.pathname.slice( '/media/'.length );
			const [ type, bytes ] = bytesOf( name );
			response.writeHead( 200, { 'content-type': type } );
			response.end( bytes );
		} else if ( url.pathname === '/oauth/access_token' ) {
			const form = new URLSearchParams( body );
			sendJson( response, ...instagram.exchange( form ) );
		} else if ( instagram.fault?.name !== 'slow' ) {
			// Slow answers when nobody waits any more.
			const [ status, value, type ] = instagram.graph( url, base );
			sendJson(
				response,
				status,
				value,
				type && { 'content-type': type }
			);
		}
	} );
	return new Promise( ( resolve ) => {
		server.listen( port, '127.0.0.1', () =>
			resolve( {
				url: `http://127.0.0.1:${ server.address().port }`,
				instagram,
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
	startInstagramFake().then( ( { url } ) =>
		process.stdout.write(
			`${ JSON.stringify( { port: Number( new URL( url ).port ) } ) }\n`
		)
	);
	process.stdin.resume().on( 'end', () => process.exit() );
}

/*
 * The routes of the stand-in for PayPal.
 */
import { parseJson, sendJson } from '../http.mjs';
import { refused, Refusal, unauthorized } from './errors.mjs';
import {
	captureOrder,
	createOrder,
	findCapture,
	findOrder,
} from './orders.mjs';
import { findRefund, refundCapture } from './refunds.mjs';
import { demand, operations, problemsOf } from './schema.mjs';
import {
	changeWebhook,
	createWebhook,
	isSigned,
	listEvents,
} from './webhooks.mjs';

/** What each operation does: with the app's world, the ID of its path, and its body. */
const HANDLERS = {
	'POST /v2/checkout/orders': ( world, _, body ) =>
		createOrder( world, body ),
	'GET /v2/checkout/orders/{id}': ( world, id ) => findOrder( world, id ),
	'POST /v2/checkout/orders/{id}/capture': ( world, id ) =>
		captureOrder( world, id ),
	'GET /v2/payments/captures/{capture_id}': ( world, id ) =>
		findCapture( world, id ).capture,
	'POST /v2/payments/captures/{capture_id}/refund': ( world, id, body ) =>
		refundCapture( world, id, body ),
	'GET /v2/payments/refunds/{refund_id}': ( world, id ) =>
		findRefund( world, id ).refund,
	'POST /v1/notifications/webhooks': ( world, _, body ) =>
		createWebhook( world, body ),
	'PATCH /v1/notifications/webhooks/{webhook_id}': ( world, id, body ) =>
		changeWebhook( world, id, body ),
	'GET /v1/notifications/webhooks-events': ( world, _, body, raw, query ) =>
		listEvents( world, query ),
	'GET /v1/notifications/webhooks': ( world ) => ( {
		webhooks: world.webhooks,
	} ),
	'POST /v1/notifications/verify-webhook-signature': (
		world,
		_,
		body,
		raw
	) => ( {
		verification_status: isSigned( world, body, raw )
			? 'SUCCESS'
			: 'FAILURE',
	} ),
};

const ROUTES = Object.entries( HANDLERS ).map( ( [ name, handler ] ) => {
	const [ method, path ] = name.split( ' ' );
	return {
		name,
		method,
		pattern: new RegExp( `^${ path.replace( /\{\w+\}/, '([^/]+)' ) }$` ),
		handler,
		operation: operations[ name ],
	};
} );

/** Gives an app a token. */
export function grantToken( paypal, { headers, body } ) {
	const [ , encoded = '' ] =
		/^Basic (.+)$/.exec( headers.authorization ?? '' ) ?? [];
	const [ clientId, secret ] = Buffer.from( encoded, 'base64' )
		.toString()
		.split( ':' );
	const world = paypal.worlds.find(
		( one ) => one.clientId === clientId && one.secret === secret
	);
	if ( ! world || clientId === '' ) {
		throw unauthorized( 'invalid_client' );
	}
	if ( body !== 'grant_type=client_credentials' ) {
		throw unauthorized( 'unsupported_grant_type' );
	}
	const token = `A21AA${ paypal.tokens.size + 1 }-${ clientId }`;
	paypal.tokens.set( token, world );
	return {
		scope: 'https://uri.paypal.com/services/payments/payment',
		access_token: token,
		token_type: 'Bearer',
		app_id: 'APP-80W284485P519543T',
		expires_in: 32400,
		nonce: '2026-08-20T09:59:00Zabc',
	};
}

function worldOf( paypal, { authorization = '' } ) {
	const world = paypal.tokens.get( authorization.replace( 'Bearer ', '' ) );
	if ( ! world ) {
		throw unauthorized();
	}
	return world;
}

/** The body of a request, as its schema wants it. */
function readBody( { headers, body }, operation ) {
	if ( ! operation.request ) {
		return {};
	}
	const value = parseJson( body );
	if (
		value === undefined ||
		headers[ 'content-type' ] !== 'application/json'
	) {
		throw refused( 400, 'MALFORMED_REQUEST_JSON' );
	}
	demand( operation.request, value );
	return value;
}

function checkHeaders( headers, operation ) {
	for ( const { name, in: place, schema } of operation.parameters ) {
		const value = headers[ name.toLowerCase() ];
		if ( place === 'header' && value !== undefined ) {
			demand( schema, value );
		}
	}
}

/** Answers a request; the same request ID gets the same answer. */
function run( paypal, request, path ) {
	const { method } = request;
	const route = ROUTES.find(
		( one ) => one.method === method && one.pattern.test( path )
	);
	if ( ! route ) {
		throw refused( 404, 'INVALID_RESOURCE_ID' );
	}
	const world = worldOf( paypal, request.headers );
	checkHeaders( request.headers, route.operation );
	const requestId = request.headers[ 'paypal-request-id' ];
	const key = `${ route.name } ${ requestId }`;
	if ( requestId && world.kept.has( key ) ) {
		return { status: 200, body: world.kept.get( key ) };
	}
	const body = readBody( request, route.operation );
	const [ , id ] = route.pattern.exec( path );
	const answer = structuredClone(
		route.handler( world, id, body, request.body, request.query )
	);
	if ( method === 'POST' && requestId ) {
		world.kept.set( key, answer );
	}
	const status =
		route.operation.responses[ 201 ] && method === 'POST' ? 201 : 200;
	problemsOf( route.operation.responses[ status ], answer ).forEach(
		( problem ) =>
			paypal.problems.add( `${ route.name }: ${ problem.join( ' ' ) }` )
	);
	return { status, body: answer };
}

/** Faults before anything is done. Others lose the answer. */
const REFUSALS = {
	rate_limit: () =>
		refused( 429, undefined, undefined, { 'retry-after': '7' } ),
	unauthorized: () => unauthorized(),
	in_progress: () => refused( 409, 'PREVIOUS_REQUEST_IN_PROGRESS' ),
	forbidden: () => refused( 403, 'PERMISSION_DENIED' ),
};

export const FAULTS = [
	...Object.keys( REFUSALS ),
	'reset',
	'error_after',
	'torn_after',
	'reset_after',
];

function answerOf( paypal, request, path, fault ) {
	try {
		if ( REFUSALS[ fault ] ) {
			throw REFUSALS[ fault ]();
		}
		return path === '/v1/oauth2/token'
			? { status: 200, body: grantToken( paypal, request ) }
			: run( paypal, request, path );
	} catch ( error ) {
		if ( ! ( error instanceof Refusal ) ) {
			throw error;
		}
		return error;
	}
}

export function handle( paypal, request, path, response ) {
	const fault = paypal.takeFault( request.method, path );
	paypal.requests.push( {
		method: request.method,
		path,
		requestId: request.headers[ 'paypal-request-id' ] ?? null,
		fault,
	} );
	if ( fault === 'reset' ) {
		response.destroy();
		return;
	}
	const { status, body, headers } = answerOf( paypal, request, path, fault );
	if ( fault === 'error_after' ) {
		sendJson( response, 500, refused( 500 ).body );
	} else if ( fault === 'reset_after' ) {
		response.destroy();
	} else if ( fault === 'torn_after' ) {
		const text = JSON.stringify( body );
		sendJson( response, status, text.slice( 0, text.length / 2 ) );
	} else {
		sendJson( response, status, body, headers );
	}
}

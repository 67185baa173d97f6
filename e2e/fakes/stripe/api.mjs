/*
 * Requests to the API of the stand-in for Stripe, from the key to the answer.
 */
import { StripeError, rejected } from './errors.mjs';
import { eventIn } from './events.mjs';
import { expand } from './expand.mjs';
import { failBefore, keptAnswer, loseAnswer } from './faults.mjs';
import { parseForm } from './form.mjs';
import { perform } from './handlers.mjs';
import { begin, end } from './idempotency.mjs';
import { checkRight } from './keys.mjs';
import { check, operations, schemas } from './schema.mjs';
import { catchUp } from './timeline.mjs';
import { validate } from './validate.mjs';
import { NEWEST, VERSIONS, shapeOf } from './versions.mjs';

const ROUTES = Object.keys( operations )
	.map( ( operation ) => {
		const [ method, path ] = operation.split( ' ' );
		return {
			operation,
			method,
			pattern: new RegExp(
				`^${ path.replace( '{id}', '([A-Za-z0-9_-]+)' ) }$`
			),
			isFixed: ! path.includes( '{id}' ),
		};
	} )
	// "search" is no ID.
	.sort( ( one, other ) => other.isFixed - one.isFixed );

function routeOf( method, path ) {
	for ( const route of ROUTES ) {
		const found = route.method === method && route.pattern.exec( path );
		if ( found ) {
			return { operation: route.operation, id: found[ 1 ] };
		}
	}
	throw new StripeError(
		404,
		{ type: 'invalid_request_error' },
		`Unrecognized request URL (${ method }: ${ path }).`,
		true
	);
}

function versionOf( headers, settings ) {
	const version = headers[ 'stripe-version' ] ?? settings.accountVersion;
	if ( ! VERSIONS.includes( version ) ) {
		throw rejected( undefined, `Invalid Stripe API version: ${ version }` );
	}
	return version;
}

function paramsOf( { method, headers, body, query }, operation ) {
	const type = headers[ 'content-type' ] ?? '';
	if ( body && ! type.startsWith( 'application/x-www-form-urlencoded' ) ) {
		throw rejected( undefined, `Invalid request body: ${ type }` );
	}
	if ( method !== 'GET' && query && body ) {
		throw rejected( undefined, 'Parameters are in the body or the query.' );
	}
	return validate(
		operations[ operation ].request,
		parseForm( method === 'POST' ? body : query )
	);
}

/** Notes what this stand-in's own answers lack, so that a test can say so. */
function inspect( stripe, value, operation ) {
	const type = schemas[ value.object ];
	const entries = [ 'list', 'search_result' ].includes( value.object )
		? value.data
		: [];
	const problems = [
		...( type && ! value.deleted
			? check( type, value, value.object )
			: [] ),
		...entries.flatMap( ( entry ) =>
			check( schemas[ entry.object ], entry, entry.object )
		),
	];
	problems.forEach( ( problem ) =>
		stripe.problems.add( `${ operation }: ${ problem }` )
	);
}

/** An object in the shapes of a version. */
function render( stripe, world, value, version, paths ) {
	if ( value.object === 'event' ) {
		return eventIn( world, value, value.api_version );
	}
	if ( Array.isArray( value.data ) ) {
		const expanded = expand( world, value, paths );
		return {
			...expanded,
			data: expanded.data.map( ( entry ) =>
				render( stripe, world, entry, version )
			),
		};
	}
	return shapeOf( world, expand( world, value, paths ), version );
}

function answer( stripe, request, world, route, version ) {
	try {
		const params = paramsOf( request, route.operation );
		const result = perform(
			route.operation,
			world,
			params,
			route.id,
			request.path
		);
		const value = render( stripe, world, result, version, params.expand );
		if ( version === NEWEST ) {
			inspect( stripe, value, route.operation );
		}
		return { status: 200, body: JSON.stringify( value, null, 2 ) };
	} catch ( error ) {
		return errorAnswer( stripe, error );
	}
}

function errorAnswer( stripe, error ) {
	if ( ! ( error instanceof StripeError ) ) {
		stripe.problems.add( error.stack );
	}
	return error instanceof StripeError
		? {
				status: error.status,
				body: JSON.stringify( error.body ),
				isRejected: error.isRejected,
			}
		: {
				status: 500,
				body: JSON.stringify( {
					error: { type: 'api_error', message: error.message },
				} ),
			};
}

/** The key of a request, its world, and what it asks for. */
function open( stripe, request ) {
	const key = stripe.keys.read( request.headers );
	const world = stripe.world( key.account, key.mode );
	request.entry.key = key;
	const route = routeOf( request.method, request.path );
	checkRight( key, request.method, request.path );
	return {
		world,
		route,
		version: versionOf( request.headers, stripe.settings ),
	};
}

/**
 * Answers a request, or meets a fault.
 *
 * @param {Object} stripe
 * @param {Object} request  method, path, query, headers, body, and the entry of the log.
 * @param {Object} response
 */
export async function handle( stripe, request, response ) {
	catchUp( stripe );
	const headers = {
		'request-id': `req_${ String( ++stripe.requestNumber ).padStart( 8, '0' ) }`,
	};
	const fault = stripe.faults.take( request.method, request.path );
	request.entry.fault = fault?.fault ?? null;
	try {
		// A server that is away does not look at the key.
		if ( fault && failBefore( fault, response ) ) {
			return;
		}
		const { world, route, version } = open( stripe, request );
		const key =
			request.method === 'POST'
				? request.headers[ 'idempotency-key' ]
				: undefined;
		const fingerprint = `${ request.method } ${ request.path } ${ request.body }`;
		const kept = key && begin( world, key, fingerprint );
		if ( kept ) {
			request.entry.isReplay = true;
			headers[ 'idempotent-replayed' ] = 'true';
			headers[ 'original-request' ] = kept.requestId;
		}
		await stripe.work();
		const result =
			kept ??
			keptAnswer(
				fault,
				answer( stripe, request, world, route, version )
			);
		if ( key && ! kept ) {
			end(
				world,
				key,
				! result.isRejected && {
					...result,
					requestId: headers[ 'request-id' ],
				}
			);
		}
		headers[ 'stripe-version' ] = version;
		if ( ! loseAnswer( fault, response, result, headers ) ) {
			send( response, result, headers, fault );
		}
		request.entry.status = result.status;
	} catch ( error ) {
		const result = errorAnswer( stripe, error );
		request.entry.status = result.status;
		send( response, result, headers, fault );
	}
}

function send( response, { status, body }, headers, fault ) {
	response.writeHead( status, {
		'content-type': 'application/json',
		...headers,
		...fault?.headers,
	} );
	response.end( body );
}

/*
 * Webhooks of the stand-in for Stripe, as its API sets them up.
 */
import { randomBytes } from 'node:crypto';
import { refused, rejected, unsupported } from './errors.mjs';
import { eventTypes } from './schema.mjs';
import { VERSIONS } from './versions.mjs';
import { change, mergeMetadata } from './world.mjs';

const MOST = 16;

function checkEvents( types = [] ) {
	const unknown = types.find(
		( type ) => type !== '*' && ! eventTypes.includes( type )
	);
	if ( unknown ) {
		throw rejected(
			undefined,
			`Invalid event: ${ unknown }`,
			'enabled_events'
		);
	}
}

export function createEndpoint( world, { expand, ...params } ) {
	checkEvents( params.enabled_events );
	if ( ! URL.canParse( params.url ) ) {
		throw rejected( 'url_invalid', 'Invalid URL', 'url' );
	}
	if ( params.api_version && ! VERSIONS.includes( params.api_version ) ) {
		throw rejected( undefined, 'Invalid API version', 'api_version' );
	}
	if ( params.connect ) {
		throw unsupported( 'connect' );
	}
	if ( world.all( 'webhook_endpoint' ).size >= MOST ) {
		throw refused( undefined, `At most ${ MOST } webhooks.` );
	}
	const { connect, ...fields } = params;
	const endpoint = world.make( 'webhook_endpoint', 'we', {
		...fields,
		api_version: params.api_version ?? null,
		metadata: params.metadata ?? {},
		status: 'enabled',
	} );
	const secret = `whsec_${ randomBytes( 24 ).toString( 'base64url' ) }`;
	world.plans.set( endpoint.id, { secrets: [ secret ] } );
	// It is told this once.
	return { ...endpoint, secret };
}

export function updateEndpoint( world, params, id ) {
	const endpoint = world.find( 'webhook_endpoint', id );
	const { expand, disabled, metadata, ...fields } = params;
	checkEvents( fields.enabled_events );
	change( endpoint, {
		...fields,
		metadata: mergeMetadata( endpoint.metadata, metadata ),
		...( disabled !== undefined && {
			status: disabled ? 'disabled' : 'enabled',
		} ),
	} );
	return endpoint;
}

export function deleteEndpoint( world, params, id ) {
	world.find( 'webhook_endpoint', id );
	world.all( 'webhook_endpoint' ).delete( id );
	return { id, object: 'webhook_endpoint', deleted: true };
}

/** Gives a webhook another secret; the old one is good for a while. */
export function rollSecret( world, id ) {
	world.find( 'webhook_endpoint', id );
	const secret = `whsec_${ randomBytes( 24 ).toString( 'base64url' ) }`;
	const plan = world.plans.get( id );
	plan.secrets = [ secret, plan.secrets[ 0 ] ];
	return secret;
}

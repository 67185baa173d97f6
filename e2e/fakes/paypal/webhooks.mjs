/*
 * What the stand-in for PayPal tells the site, signed. The signature is one of a secret instead of a certificate: only the call that
 * verifies it reads it.
 */
import { createHmac } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { Refusal, refused } from './errors.mjs';
import { newId } from './ids.mjs';
import { eventTypes } from './schema.mjs';

const SECRET = 'fake';

const sign = ( id, time, webhookId, raw ) =>
	createHmac( 'sha256', SECRET )
		.update(
			[ id, time, webhookId, crc32( Buffer.from( raw ) ) ].join( '|' )
		)
		.digest( 'hex' );

/** An event as it is delivered: headers and body. */
export function delivery( world, event, webhookId ) {
	// Spaces as no encoder of ours would write them: the body is signed byte by byte.
	const body = JSON.stringify( event ).replace( '{', '{ ' );
	const id = `t${ event.id }`;
	const time = event.create_time;
	return {
		body,
		headers: {
			'content-type': 'application/json',
			'paypal-transmission-id': id,
			'paypal-transmission-time': time,
			'paypal-transmission-sig': sign( id, time, webhookId, body ),
			'paypal-cert-url': `${ world.paypal.base }/v1/notifications/certs/CERT-1`,
			'paypal-auth-algo': 'SHA256withRSA',
		},
	};
}

/** Whether a delivery is one of PayPal's, to a webhook of this app, unchanged. */
export function isSigned( world, body, raw ) {
	const [ , event ] = /"webhook_event":(.*)\}\s*$/s.exec( raw ) ?? [];
	return (
		event !== undefined &&
		world.webhooks.some( ( { id } ) => id === body.webhook_id ) &&
		body.transmission_sig ===
			sign(
				body.transmission_id,
				body.transmission_time,
				body.webhook_id,
				event
			)
	);
}

const named = ( name ) =>
	new Refusal( 400, { name, message: 'The request failed.', links: [] } );

/** PayPal delivers only to https on port 443, and to each address once. */
function checkUrl( world, url ) {
	const { protocol, port } = new URL( url );
	if ( protocol !== 'https:' || port ) {
		throw refused( 400, 'INVALID_PARAMETER_VALUE', 'url' );
	}
	if ( world.webhooks.some( ( one ) => one.url === url ) ) {
		throw named( 'WEBHOOK_URL_ALREADY_EXISTS' );
	}
}

export function createWebhook( world, body ) {
	checkUrl( world, body.url );
	checkTypes( body.event_types );
	const webhook = { id: newId( world ), ...body, links: [] };
	world.webhooks.push( webhook );
	return webhook;
}

/** Webhooks name only events that there are. */
function checkTypes( types ) {
	if (
		types.some(
			( { name } ) => name !== '*' && ! eventTypes.includes( name )
		)
	) {
		throw named( 'VALIDATION_ERROR' );
	}
}

export function changeWebhook( world, id, changes ) {
	const webhook = world.webhooks.find( ( one ) => one.id === id );
	if ( ! webhook ) {
		throw refused( 404, 'INVALID_RESOURCE_ID' );
	}
	for ( const { op, path, value } of changes ) {
		if ( op === 'replace' && path === '/url' ) {
			checkUrl( world, value );
			webhook.url = value;
		} else if ( op === 'replace' && path === '/event_types' ) {
			checkTypes( value );
			webhook.event_types = value;
		} else {
			throw named( 'VALIDATION_ERROR' );
		}
	}
	return webhook;
}

/** A page of what happened, the newest first. The link to the next one has a parameter of its own. */
export function listEvents( world, query ) {
	const size = Number( query.get( 'page_size' ) ?? 10 );
	const from = query.get( 'start_time' ) ?? '';
	const found = world.events
		.filter( ( event ) => event.create_time >= from )
		.reverse();
	const start = query.get( 'next_page' )
		? found.findIndex( ( { id } ) => id === query.get( 'next_page' ) )
		: 0;
	const next = found[ start + size ];
	const more = new URLSearchParams( query );
	more.set( 'next_page', next?.id );
	return {
		events: found.slice( start, start + size ),
		count: found.length,
		links: next
			? [
					{
						href: `${ world.paypal.base }/v1/notifications/webhooks-events?${ more }`,
						rel: 'next',
						method: 'GET',
					},
				]
			: [],
	};
}

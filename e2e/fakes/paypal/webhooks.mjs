/*
 * What the stand-in for PayPal tells the site, signed. The signature is one of a secret instead of a certificate: only the call that
 * verifies it reads it.
 */
import { createHmac } from 'node:crypto';
import { crc32 } from 'node:zlib';

const SECRET = 'fake';

const sign = ( id, time, webhookId, raw ) =>
	createHmac( 'sha256', SECRET )
		.update(
			[ id, time, webhookId, crc32( Buffer.from( raw ) ) ].join( '|' )
		)
		.digest( 'base64url' );

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

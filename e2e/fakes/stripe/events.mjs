/*
 * Events of the stand-in for Stripe: what it keeps of them, and whom it tells.
 */
import { eventTypes } from './schema.mjs';
import { shapeOf } from './versions.mjs';

export const DAYS_KEPT = 30;
const DAY = 86400;

/**
 * Keeps an event, and hands it to the webhooks that want it.
 *
 * @param {Object} world
 * @param {string} type
 * @param {Object} object
 * @param {Object} before What changed fields were before.
 */
export function emit( world, type, object, before ) {
	if ( ! eventTypes.includes( type ) ) {
		throw new Error( `There is no event ${ type }` );
	}
	const event = world.make( 'event', 'evt', {
		api_version: world.stripe.settings.accountVersion,
		type,
		request: { id: null, idempotency_key: null },
		data: {
			object: structuredClone( object ),
			...( before && { previous_attributes: before } ),
		},
	} );
	world.stripe.webhooks.tell( world, event );
	return event;
}

/** An event as a version of the API shows it. */
export const eventIn = ( world, event, version ) => ( {
	...event,
	api_version: version,
	data: {
		...event.data,
		object: shapeOf( world, event.data.object, version ),
	},
	pending_webhooks: world.stripe.webhooks.pending( event.id ),
} );

/** The events that can still be had. */
export function listEvents( world, params ) {
	const wanted = params.types ?? ( params.type ? [ params.type ] : null );
	const patterns = wanted?.map(
		( type ) =>
			new RegExp(
				`^${ type.replaceAll( '.', '\\.' ).replaceAll( '*', '.*' ) }$`
			)
	);
	return [ ...world.all( 'event' ).values() ].filter(
		( { id, type, created } ) =>
			created > world.now() - DAYS_KEPT * DAY &&
			( ! patterns ||
				patterns.some( ( pattern ) => pattern.test( type ) ) ) &&
			( params.delivery_success === undefined ||
				params.delivery_success ===
					! world.stripe.webhooks.pending( id ) )
	);
}

/*
 * Deliveries of the stand-in for Stripe. They go to this machine alone, over HTTP. The first try is at once; later ones wait for the
 * movable clock, while signatures have the time of the wall.
 */
import { createHmac } from 'node:crypto';
import { request } from 'node:http';
import { eventIn } from './events.mjs';
import { shuffled } from './random.mjs';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Seconds from each try to the next one. */
const RETRIES = {
	test: [ 30 * MINUTE, 2 * HOUR ],
	live: [
		5 * MINUTE,
		30 * MINUTE,
		2 * HOUR,
		5 * HOUR,
		10 * HOUR,
		...Array( 4 ).fill( 12 * HOUR ),
	],
};

const LOOPBACK = [ '127.0.0.1', 'localhost', '[::1]' ];

export const DEFAULTS = {
	/** before: at once, and the payer waits for the answer. after: when they are released. never: they are lost. */
	when: 'before',
	/** How often each one is sent. */
	times: 1,
	/** Milliseconds before each. */
	delay: 0,
	/** The version of what is sent; null for the webhook's own. */
	version: null,
	/** Milliseconds that an answer may take. */
	patience: 10_000,
};

/** A header as Stripe signs: one signature for each secret. */
export const signature = ( body, secrets, time ) =>
	[
		`t=${ time }`,
		...secrets.map(
			( secret ) =>
				`v1=${ createHmac( 'sha256', secret ).update( `${ time }.${ body }` ).digest( 'hex' ) }`
		),
		`v0=${ '0'.repeat( 64 ) }`,
	].join( ',' );

/** Sends a body, and gives the status of the answer; 0 if there was none. */
export function post( url, body, header, patience ) {
	const { protocol, hostname } = new URL( url );
	if ( protocol !== 'http:' || ! LOOPBACK.includes( hostname ) ) {
		return Promise.resolve( 0 );
	}
	return new Promise( ( resolve ) => {
		const outgoing = request(
			url,
			{
				method: 'POST',
				timeout: patience,
				headers: {
					'content-type': 'application/json; charset=utf-8',
					'content-length': Buffer.byteLength( body ),
					'stripe-signature': header,
					'user-agent': 'Stripe/1.0 (stand-in)',
				},
			},
			( response ) => {
				response.resume();
				resolve( response.statusCode );
			}
		);
		outgoing.on( 'timeout', () => outgoing.destroy() );
		outgoing.on( 'error', () => resolve( 0 ) );
		outgoing.end( body );
	} );
}

const pause = ( milliseconds ) =>
	new Promise( ( resolve ) => setTimeout( resolve, milliseconds ) );

export class Webhooks {
	behavior = { ...DEFAULTS };
	deliveries = [];
	/** Tries that are on their way. */
	running = new Set();

	constructor( clock ) {
		this.clock = clock;
	}

	/** Has an event go to all who want it. */
	tell( world, event ) {
		for ( const endpoint of world.all( 'webhook_endpoint' ).values() ) {
			const wants =
				endpoint.status === 'enabled' &&
				endpoint.enabled_events.some( ( type ) =>
					[ '*', event.type ].includes( type )
				);
			if ( wants ) {
				this.add( world, event, endpoint );
			}
		}
	}

	add( world, event, endpoint ) {
		const delivery = {
			world,
			event,
			endpoint,
			state: this.behavior.when === 'never' ? 'lost' : 'held',
			due: null,
			attempts: [],
		};
		this.deliveries.push( delivery );
		if ( this.behavior.when === 'before' ) {
			// What belongs together has happened when the first one is sent.
			setImmediate( () => this.send( delivery ) );
		}
	}

	/** How many webhooks have not taken an event yet. */
	pending( eventId ) {
		return this.deliveries.filter(
			( { event, state } ) => event.id === eventId && state !== 'done'
		).length;
	}

	/** Tries a delivery, as often as the behavior says. */
	send( delivery ) {
		const sending = this.attempt( delivery ).finally( () =>
			this.running.delete( sending )
		);
		this.running.add( sending );
		delivery.sending = sending;
		return sending;
	}

	async attempt( delivery ) {
		const { times, delay, patience } = this.behavior;
		delivery.state = 'sending';
		for ( let time = 0; time < times; time++ ) {
			await pause( delay );
			const body = this.bodyOf( delivery );
			const status = await post(
				delivery.endpoint.url,
				body,
				signature(
					body,
					delivery.world.plans.get( delivery.endpoint.id ).secrets,
					Math.floor( Date.now() / 1000 )
				),
				patience
			);
			delivery.attempts.push( { at: this.clock.now(), status } );
			if ( status < 200 || status > 299 ) {
				this.plan( delivery );
				return;
			}
		}
		delivery.state = 'done';
		delivery.due = null;
	}

	bodyOf( { world, event, endpoint } ) {
		const version =
			this.behavior.version ??
			endpoint.api_version ??
			world.stripe.settings.accountVersion;
		return JSON.stringify( eventIn( world, event, version ), null, 2 );
	}

	/** Says when a failed delivery is tried again, if it is. */
	plan( delivery ) {
		const wait =
			RETRIES[ delivery.world.mode ][ delivery.attempts.length - 1 ];
		delivery.state = wait ? 'waiting' : 'failed';
		delivery.due = wait ? this.clock.now() + wait : null;
	}

	/** Deliveries that are tried again when the clock gets there. */
	waiting() {
		return this.deliveries.filter( ( { state } ) => state === 'waiting' );
	}

	/** Sends what is held, one after another: in the order of the events, or another one. */
	async release( { seed, order, limit } = {} ) {
		const held = this.deliveries.filter(
			( { state } ) => state === 'held'
		);
		const wanted = order
			? order.flatMap( ( type ) =>
					held.filter( ( { event } ) =>
						[ event.type, event.id ].includes( type )
					)
				)
			: shuffled( held, seed );
		for ( const delivery of wanted.slice( 0, limit ) ) {
			await this.send( delivery );
		}
		return Math.min( wanted.length, limit ?? wanted.length );
	}

	/** Waits until nothing is on its way. */
	async settle() {
		// What was told a moment ago has not begun.
		await new Promise( setImmediate );
		while ( this.running.size ) {
			await Promise.all( this.running );
		}
	}

	/** Waits until an event has been taken by all, at most so many milliseconds. Who does not take it makes the payer wait. */
	async acknowledged( event, milliseconds ) {
		const ours = this.deliveries.filter( ( one ) => one.event === event );
		if ( this.behavior.when !== 'before' || ! ours.length ) {
			return;
		}
		const late = pause( milliseconds );
		await new Promise( setImmediate );
		await Promise.race( [
			late,
			Promise.all( ours.map( ( { sending } ) => sending ) ),
		] );
		if ( ours.some( ( { state } ) => state !== 'done' ) ) {
			await late;
		}
	}
}

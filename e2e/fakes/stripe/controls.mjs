/*
 * Commands for the stand-in for Stripe, as POST /__NAME with JSON, and GET /__NAME for what it knows. Commands that concern an object take
 * `account` and `mode` (first account and test, if they are left out).
 */
import { parseJson } from '../http.mjs';
import { books } from './books.mjs';
import { cardOf } from './cards.mjs';
import { complete, decline, endDebit } from './checkout.mjs';
import { moveDispute, openDispute } from './disputes.mjs';
import { rollSecret } from './endpoints.mjs';
import { eventIn } from './events.mjs';
import { disputeFeeOf } from './money.mjs';
import { saveDefaults } from './portal.mjs';
import { endRefund } from './refunds.mjs';
import { changeCard } from './subscriptions.mjs';
import { goTo } from './timeline.mjs';
import { DEFAULTS, post, signature } from './webhooks.mjs';

const deliveryOf = ( { world, event, endpoint, state, due, attempts } ) => ( {
	account: world.account.id,
	mode: world.mode,
	event: event.id,
	type: event.type,
	endpoint: endpoint.id,
	url: endpoint.url,
	state,
	due,
	attempts,
} );

const READ = {
	books,
	clock: ( stripe ) => ( { now: stripe.clock.now() } ),
	deliveries: ( stripe ) => stripe.webhooks.deliveries.map( deliveryOf ),
	requests: ( stripe ) => stripe.requests,
	problems: ( stripe ) => [ ...stripe.problems ],
};

/** Pays a session as the page does, but without one. */
async function pay(
	stripe,
	{ session: id, card = '4242424242424242', ...payer }
) {
	const world = stripe.findWorld( 'checkout.session', id );
	const session = world.find( 'checkout.session', id );
	if ( session.status !== 'open' ) {
		throw new Error( `This session is ${ session.status }` );
	}
	const whole = {
		email: 'payer@example.test',
		name: 'Pat Payer',
		method: 'card',
		...payer,
		card: cardOf( card ),
	};
	if ( whole.card.decline ) {
		decline( world, session, whole );
		return { declined: whole.card.decline.decline_code };
	}
	const event = complete( world, session, whole );
	await stripe.webhooks.acknowledged(
		event,
		stripe.settings.holdSeconds * 1000
	);
	return {
		session,
		event: event.id,
		location: session.success_url.replaceAll(
			'{CHECKOUT_SESSION_ID}',
			session.id
		),
	};
}

/** Sends an event as somebody else, or at another time, would. */
async function resend( stripe, world, how ) {
	const event = world.find( 'event', how.event );
	const [ known ] = world.all( 'webhook_endpoint' ).values();
	const endpoint = how.endpoint
		? world.find( 'webhook_endpoint', how.endpoint )
		: known;
	const body =
		how.body ??
		JSON.stringify(
			eventIn(
				world,
				event,
				how.version ?? endpoint?.api_version ?? event.api_version
			)
		);
	const secrets = how.secret
		? [ how.secret ]
		: world.plans.get( endpoint.id ).secrets;
	const time = Math.floor( Date.now() / 1000 ) + ( how.age ? -how.age : 0 );
	return {
		status: await post(
			how.url ?? endpoint.url,
			body,
			how.signature ?? signature( body, secrets, time ),
			DEFAULTS.patience
		),
	};
}

const WRITE = {
	reset: ( stripe, settings ) => stripe.reset( settings ),
	settings: ( stripe, settings ) => stripe.set( settings ),
	keys: ( stripe, { key, account, rights, revoked } ) =>
		revoked
			? stripe.keys.revoke( key )
			: stripe.addKey( key, account, rights ),
	clock: ( stripe, { advance = 0, to } ) =>
		goTo( stripe, to ?? stripe.clock.now() + advance ),
	faults: ( stripe, fault ) =>
		fault.fault ? stripe.faults.add( fault ) : stripe.faults.clear(),
	forget: ( stripe ) => {
		stripe.requests = [];
	},
	webhooks( stripe, behavior ) {
		stripe.webhooks.behavior = { ...DEFAULTS, ...behavior };
	},
	release: async ( stripe, how ) => ( {
		released: await stripe.webhooks.release( how ),
	} ),
	settle: ( stripe ) => stripe.webhooks.settle(),
	pay,
	resend: ( stripe, how ) => resend( stripe, stripe.worldOf( how ), how ),
	roll: ( stripe, how ) => ( {
		secret: rollSecret( stripe.worldOf( how ), how.endpoint ),
	} ),
	debit( stripe, { account, mode, payment_intent: id, outcome } ) {
		const world = stripe.worldOf( { account, mode } );
		endDebit( world, world.find( 'payment_intent', id ), outcome );
	},
	refund( stripe, how ) {
		const world = stripe.worldOf( how );
		return endRefund(
			world,
			world.find( 'refund', how.refund ),
			how.status
		);
	},
	dispute( stripe, { charge, dispute, ...how } ) {
		const world = stripe.worldOf( how );
		const found = charge && world.find( 'charge', charge );
		return found
			? openDispute( world, found, {
					...how,
					fee: disputeFeeOf( found.currency ),
				} )
			: moveDispute( world, world.find( 'dispute', dispute ), how );
	},
	card( stripe, how ) {
		changeCard( stripe.worldOf( how ), how.customer, cardOf( how.card ) );
	},
	portal: ( stripe, how ) => saveDefaults( stripe.worldOf( how ) ),
};

/** Answers a command: a status and what to say. */
export async function command( stripe, method, name, body ) {
	const known = method === 'GET' ? READ[ name ] : WRITE[ name ];
	if ( ! known ) {
		return [ 404, { error: `There is no ${ method } /__${ name }` } ];
	}
	try {
		return [
			200,
			( await known( stripe, parseJson( body || '{}' ) ) ) ?? {},
		];
	} catch ( error ) {
		return [ 400, { error: error.message } ];
	}
}

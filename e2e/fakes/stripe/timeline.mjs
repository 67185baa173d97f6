/*
 * What happens by itself in the stand-in for Stripe as time goes by, each at its time.
 */
import { endDebit } from './checkout.mjs';
import { endRefund } from './refunds.mjs';
import { expireSession } from './sessions.mjs';
import { renew, retry } from './subscriptions.mjs';

const RENEWED = [ 'active', 'trialing', 'past_due' ];

function* sessions( world ) {
	for ( const session of world.all( 'checkout.session' ).values() ) {
		if ( session.status === 'open' ) {
			yield {
				at: session.expires_at,
				run: () => expireSession( world, session ),
			};
		}
	}
}

function* subscriptions( world ) {
	for ( const subscription of world.all( 'subscription' ).values() ) {
		if ( RENEWED.includes( subscription.status ) ) {
			yield {
				at: Math.min(
					subscription.cancel_at ?? Infinity,
					subscription.items.data[ 0 ].current_period_end
				),
				run: () => renew( world, subscription ),
			};
		}
	}
	for ( const invoice of world.all( 'invoice' ).values() ) {
		if ( invoice.next_payment_attempt !== null ) {
			yield {
				at: invoice.next_payment_attempt,
				run: () => retry( world, invoice ),
			};
		}
	}
}

function* plans( world ) {
	for ( const [ id, { at, outcome } ] of world.plans ) {
		if ( at !== undefined ) {
			yield {
				at,
				run: () =>
					id.startsWith( 're_' )
						? endRefund(
								world,
								world.find( 'refund', id ),
								outcome
							)
						: endDebit(
								world,
								world.find( 'payment_intent', id ),
								outcome
							),
			};
		}
	}
}

function* everything( stripe ) {
	for ( const world of stripe.worlds() ) {
		yield* sessions( world );
		yield* subscriptions( world );
		yield* plans( world );
	}
	for ( const delivery of stripe.webhooks.waiting() ) {
		yield {
			at: delivery.due,
			run: () => stripe.webhooks.send( delivery ),
		};
	}
}

function nextOf( stripe, until ) {
	let next;
	for ( const due of everything( stripe ) ) {
		if ( due.at <= until && ( ! next || due.at < next.at ) ) {
			next = due;
		}
	}
	return next;
}

/** Lets everything happen that is due by now, without waiting for who is told: they may be asking at this moment. */
export function catchUp( stripe ) {
	const now = stripe.clock.now();
	for (
		let next = nextOf( stripe, now );
		next;
		next = nextOf( stripe, now )
	) {
		next.run();
	}
}

/** Lets everything happen that is due until a time, and sets the clock to it. */
export async function goTo( stripe, until ) {
	for (
		let next = nextOf( stripe, until );
		next;
		next = nextOf( stripe, until )
	) {
		stripe.clock.goTo( next.at );
		next.run();
		// Deliveries fail or arrive before time goes on.
		await stripe.webhooks.settle();
	}
	stripe.clock.goTo( until );
}

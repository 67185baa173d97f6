/*
 * Subscriptions of the stand-in for Stripe, from the first payment to the end.
 */
import { emit } from './events.mjs';
import { collect, intentOf, makeInvoice, payNow, settle } from './invoices.mjs';
import { periodEnd } from './periods.mjs';
import { blank, listOf } from './schema.mjs';
import { change } from './world.mjs';

/** The price as it was shown before there were prices. */
const planOf = ( price ) => ( {
	id: price.id,
	object: 'plan',
	active: price.active,
	amount: price.unit_amount,
	currency: price.currency,
	interval: price.recurring.interval,
	interval_count: price.recurring.interval_count,
	product: price.product,
} );

function itemOf( world, subscription, { price, quantity }, start, finish ) {
	return blank( 'subscription_item', {
		id: world.newId( 'si' ),
		object: 'subscription_item',
		created: world.now(),
		current_period_start: start,
		current_period_end: finish,
		price,
		plan: planOf( price ),
		quantity,
		subscription,
	} );
}

/**
 * A subscription whose payer is there now. Its first invoice is not paid yet.
 *
 * @param {Object} world
 * @param {Object} wish  customer, lines, once (lines of the first invoice alone), metadata, description, card, trialEnd.
 */
export function subscribe( world, wish ) {
	const now = world.now();
	const [ first ] = wish.lines;
	const method = world.newId( 'pm' );
	world.cards.set( method, wish.card );
	const subscription = world.make( 'subscription', 'sub', {
		billing_cycle_anchor: wish.trialEnd ?? now,
		billing_mode: {
			type: 'flexible',
			flexible: { proration_discounts: 'included' },
			updated_at: now,
		},
		cancellation_details: { comment: null, feedback: null, reason: null },
		currency: first.price.currency,
		customer: wish.customer.id,
		default_payment_method: method,
		description: wish.description ?? null,
		metadata: { ...wish.metadata },
		start_date: now,
		status: wish.trialEnd ? 'trialing' : 'active',
		trial_start: wish.trialEnd ? now : null,
		trial_end: wish.trialEnd ?? null,
	} );
	const finish =
		wish.trialEnd ?? periodEnd( now, first.price.recurring, now );
	subscription.items = listOf(
		wish.lines.map( ( line ) =>
			itemOf( world, subscription.id, line, now, finish )
		),
		`/v1/subscription_items?subscription=${ subscription.id }`
	);
	wish.customer.currency = subscription.currency;
	emit( world, 'customer.subscription.created', subscription );
	const invoice = makeInvoice( world, subscription, 'subscription_create', [
		...( wish.trialEnd ? [] : linesOf( subscription ) ),
		...wish.once,
	] );
	return { subscription, invoice };
}

const linesOf = ( { items } ) =>
	items.data.map( ( item ) => ( {
		price: item.price,
		quantity: item.quantity,
		item,
	} ) );

export const periodOf = ( { items } ) => items.data[ 0 ];

export function tellChange( world, subscription, before ) {
	if ( Object.keys( before ).length ) {
		emit( world, 'customer.subscription.updated', subscription, before );
	}
}

/** Ends a subscription for good. */
export function end( world, subscription, reason = 'cancellation_requested' ) {
	const now = world.now();
	change( subscription, {
		status: 'canceled',
		canceled_at: subscription.canceled_at ?? now,
		ended_at: now,
		cancellation_details: {
			...subscription.cancellation_details,
			reason: subscription.cancellation_details.reason ?? reason,
		},
	} );
	for ( const invoice of openInvoices( world, subscription ) ) {
		invoice.next_payment_attempt = null;
	}
	emit( world, 'customer.subscription.deleted', subscription );
}

export const openInvoices = ( world, { id } ) =>
	[ ...world.all( 'invoice' ).values() ].filter(
		( { status, parent } ) =>
			status === 'open' && parent.subscription_details.subscription === id
	);

/** What the account's owner has chosen for subscriptions that nobody pays. */
function giveUp( world, subscription ) {
	const { dunning } = world.stripe.settings;
	if ( dunning === 'cancel' ) {
		end( world, subscription, 'payment_failed' );
	} else {
		tellChange(
			world,
			subscription,
			change( subscription, { status: dunning } )
		);
	}
}

function attempt( world, subscription, invoice ) {
	if ( invoice.amount_due === 0 ) {
		settle( world, invoice );
		return;
	}
	const isPaid = collect( world, invoice );
	if ( ! isPaid && invoice.next_payment_attempt === null ) {
		giveUp( world, subscription );
		return;
	}
	recover( world, subscription );
}

/** Has the status follow from what is paid. */
function recover( world, subscription ) {
	const status = openInvoices( world, subscription ).length
		? 'past_due'
		: 'active';
	tellChange( world, subscription, change( subscription, { status } ) );
}

/** Begins the next period, or ends the subscription where that was wished. */
export function renew( world, subscription ) {
	const now = world.now();
	if ( subscription.cancel_at !== null && subscription.cancel_at <= now ) {
		end( world, subscription );
		return;
	}
	const start = periodOf( subscription ).current_period_end;
	const items = structuredClone( subscription.items );
	items.data.forEach( ( item ) => {
		item.current_period_start = start;
		item.current_period_end = periodEnd(
			subscription.billing_cycle_anchor,
			item.price.recurring,
			start
		);
	} );
	tellChange(
		world,
		subscription,
		change( subscription, {
			items,
			status:
				subscription.status === 'trialing'
					? 'active'
					: subscription.status,
		} )
	);
	const invoice = makeInvoice(
		world,
		subscription,
		'subscription_cycle',
		linesOf( subscription )
	);
	if ( invoice.amount_due ) {
		intentOf(
			world,
			invoice,
			world.cards.get( subscription.default_payment_method )
		);
	}
	attempt( world, subscription, invoice );
}

/** Tries an invoice again that could not be paid. */
export function retry( world, invoice ) {
	const subscription = subscriptionOf( world, invoice );
	const payment = [ ...world.all( 'invoice_payment' ).values() ].find(
		( one ) => one.invoice === invoice.id
	);
	const intent = world.find(
		'payment_intent',
		payment.payment.payment_intent
	);
	// The payer may have another card by now.
	intent.payment_method = subscription.default_payment_method;
	attempt( world, subscription, invoice );
}

export const subscriptionOf = ( world, { parent } ) =>
	world.find( 'subscription', parent.subscription_details.subscription );

/** Has the payer pay an open invoice. */
export function payInvoice( world, invoice ) {
	const subscription = subscriptionOf( world, invoice );
	payNow( world, invoice );
	if ( ! subscription.ended_at ) {
		recover( world, subscription );
	}
}

/** Has another card pay from now on. */
export function changeCard( world, customer, card ) {
	const method = world.newId( 'pm' );
	world.cards.set( method, card );
	for ( const subscription of world.all( 'subscription' ).values() ) {
		if ( subscription.customer === customer && ! subscription.ended_at ) {
			tellChange(
				world,
				subscription,
				change( subscription, { default_payment_method: method } )
			);
		}
	}
}

/*
 * What happens when a payer pays on the hosted page of the stand-in for Stripe.
 */
import { createCustomer } from './catalog.mjs';
import { emit } from './events.mjs';
import { intentOf, settle } from './invoices.mjs';
import { fail, makeIntent, start, succeed } from './payments.mjs';
import { subscribe } from './subscriptions.mjs';
import { change } from './world.mjs';

const DAY = 86400;

/** What the payer has typed, as the session tells it. */
const detailsOf = ( { email, name } ) => ( {
	address: {
		city: null,
		country: 'DE',
		line1: null,
		line2: null,
		postal_code: null,
		state: null,
	},
	business_name: null,
	individual_name: null,
	email,
	name: name || null,
	phone: null,
	tax_exempt: 'none',
	tax_ids: [],
} );

/** The customer of the payment: ours, or a new one where one is needed. */
function customerOf( world, session, payer ) {
	if ( session.customer ) {
		return world.find( 'customer', session.customer );
	}
	return session.mode === 'subscription' ||
		session.customer_creation === 'always'
		? createCustomer( world, {
				email: payer.email,
				...( payer.name && { name: payer.name } ),
			} )
		: null;
}

function pay( world, intent, payer ) {
	if ( payer.method === 'sepa_debit' ) {
		start( world, intent );
		world.plans.set( intent.id, {
			at: world.now() + 3 * DAY,
			outcome: 'succeeded',
		} );
		return false;
	}
	succeed( world, intent );
	return true;
}

const METHODS = { sepa_debit: [ 'sepa_debit' ] };

function payOnce( world, session, payer, customer ) {
	const { params } = world.plans.get( session.id );
	const data = params.payment_intent_data ?? {};
	const intent = makeIntent( world, {
		amount: session.amount_total,
		currency: session.currency,
		customer: customer?.id,
		metadata: data.metadata,
		description: data.description,
		receiptEmail: data.receipt_email,
		card: payer.card,
		methods: METHODS[ payer.method ],
	} );
	return {
		payment_intent: intent.id,
		payment_status: pay( world, intent, payer ) ? 'paid' : 'unpaid',
	};
}

function payAgain( world, session, payer, customer ) {
	const { params, lines } = world.plans.get( session.id );
	const data = params.subscription_data ?? {};
	const trialEnd =
		data.trial_end ??
		( data.trial_period_days
			? world.now() + data.trial_period_days * DAY
			: null );
	const { subscription, invoice } = subscribe( world, {
		customer,
		lines: lines.filter( ( { price } ) => price.recurring ),
		once: lines.filter( ( { price } ) => ! price.recurring ),
		metadata: data.metadata,
		description: data.description,
		card: payer.card,
		trialEnd,
	} );
	const result = { subscription: subscription.id, invoice: invoice.id };
	if ( ! invoice.amount_due ) {
		settle( world, invoice );
		return { ...result, payment_status: 'no_payment_required' };
	}
	const intent = intentOf(
		world,
		invoice,
		payer.card,
		METHODS[ payer.method ]
	);
	if ( ! pay( world, intent, payer ) ) {
		return { ...result, payment_status: 'unpaid' };
	}
	settle( world, invoice );
	return { ...result, payment_status: 'paid' };
}

/**
 * Completes a session.
 *
 * @param {Object} world
 * @param {Object} session
 * @param {Object} payer   email, name, method ('card' or 'sepa_debit'), card (see cards.mjs).
 * @return {Object} The event that tells of it.
 */
export function complete( world, session, payer ) {
	const customer = customerOf( world, session, payer );
	const paid =
		session.mode === 'payment'
			? payOnce( world, session, payer, customer )
			: payAgain( world, session, payer, customer );
	change( session, {
		...paid,
		status: 'complete',
		url: null,
		customer: customer?.id ?? null,
		customer_details: detailsOf( {
			email: customer?.email ?? payer.email,
			name: payer.name,
		} ),
	} );
	return emit( world, 'checkout.session.completed', session );
}

/** Keeps a try that the bank declined: the session stays open for another one. */
export function decline( world, session, payer ) {
	const intent = makeIntent( world, {
		amount: session.amount_total,
		currency: session.currency,
		card: payer.card,
	} );
	fail( world, intent, payer.card.decline );
}

const sessionOf = ( world, intent ) =>
	[ ...world.all( 'checkout.session' ).values() ].find(
		( session ) =>
			session.payment_intent === intent.id ||
			( session.invoice &&
				session.invoice === invoiceOf( world, intent )?.id )
	);

function invoiceOf( world, intent ) {
	const payment = [ ...world.all( 'invoice_payment' ).values() ].find(
		( one ) => one.payment.payment_intent === intent.id
	);
	return payment && world.find( 'invoice', payment.invoice );
}

/** Says how a bank debit has ended. */
export function endDebit( world, intent, outcome ) {
	world.plans.delete( intent.id );
	const session = sessionOf( world, intent );
	const invoice = invoiceOf( world, intent );
	if ( outcome === 'succeeded' ) {
		succeed( world, intent );
		if ( invoice ) {
			settle( world, invoice );
		}
		change( session, { payment_status: 'paid' } );
		emit( world, 'checkout.session.async_payment_succeeded', session );
		return;
	}
	fail( world, intent, {
		code: 'insufficient_funds',
		decline_code: 'insufficient_funds',
		message: 'The debit was returned.',
	} );
	if ( invoice ) {
		emit( world, 'invoice.payment_failed', invoice );
	}
	emit( world, 'checkout.session.async_payment_failed', session );
}

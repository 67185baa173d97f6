/*
 * Payments of the stand-in for Stripe, and what they move on the account's balance.
 */
import { emit } from './events.mjs';
import { laterDecline } from './cards.mjs';
import { feeOf, disputeFeeOf } from './money.mjs';
import { openDispute } from './disputes.mjs';
import { change } from './world.mjs';

const DAY = 86400;

/** Books what an object moves on the balance, in the currency of the balance. */
export function book( world, type, source, amount, fee = 0 ) {
	const { settlement } = world.stripe.settings;
	const rate = settlement && settlement !== source.currency ? 0.5 : null;
	const settled = ( value ) => Math.round( value * ( rate ?? 1 ) );
	const currency = rate ? settlement : source.currency;
	return world.make( 'balance_transaction', 'txn', {
		amount: settled( amount ),
		fee: settled( fee ),
		net: settled( amount ) - settled( fee ),
		currency,
		exchange_rate: rate,
		type,
		reporting_category: type === 'adjustment' ? 'dispute' : type,
		source: source.id,
		status: 'available',
		available_on: world.now() + 2 * DAY,
		balance_type: 'payments',
		fee_details: fee
			? [
					{
						amount: settled( fee ),
						application: null,
						currency,
						description: 'Fees of the stand-in',
						type: 'stripe_fee',
					},
				]
			: [],
	} );
}

/**
 * A wish to pay, before the money moves.
 *
 * @param {Object} world
 * @param {Object} payment amount, currency, customer, metadata, description, receiptEmail, card (see cards.mjs), methods.
 */
export function makeIntent( world, payment ) {
	const method = world.newId( 'pm' );
	world.cards.set( method, payment.card );
	return world.make( 'payment_intent', 'pi', {
		amount: payment.amount,
		currency: payment.currency,
		customer: payment.customer ?? null,
		metadata: { ...payment.metadata },
		description: payment.description ?? null,
		receipt_email: payment.receiptEmail ?? null,
		payment_method: method,
		payment_method_types: payment.methods ?? [ 'card' ],
		capture_method: 'automatic_async',
		confirmation_method: 'automatic',
		status: 'requires_confirmation',
	} );
}

const OUTCOME = {
	advice_code: null,
	network_advice_code: null,
	network_decline_code: null,
	network_status: 'approved_by_network',
	reason: null,
	seller_message: 'Payment complete.',
	type: 'authorized',
};

function makeCharge( world, intent, fields ) {
	const charge = world.make( 'charge', 'ch', {
		amount: intent.amount,
		currency: intent.currency,
		customer: intent.customer,
		description: intent.description,
		metadata: { ...intent.metadata },
		payment_intent: intent.id,
		payment_method: intent.payment_method,
		receipt_email: intent.receipt_email,
		outcome: OUTCOME,
		...fields,
	} );
	intent.latest_charge = charge.id;
	return charge;
}

/** Takes the money of a payment. */
export function succeed( world, intent ) {
	const charge = makeCharge( world, intent, {
		status: 'succeeded',
		paid: true,
		captured: true,
		amount_captured: intent.amount,
		receipt_url: `${ world.stripe.base }/receipts/${ intent.id }`,
	} );
	charge.balance_transaction = book(
		world,
		'charge',
		charge,
		charge.amount,
		feeOf( charge.amount, charge.currency )
	).id;
	change( intent, {
		status: 'succeeded',
		amount_received: intent.amount,
		last_payment_error: null,
		next_action: null,
	} );
	emit( world, 'charge.succeeded', charge );
	emit( world, 'payment_intent.succeeded', intent );
	const card = world.cards.get( intent.payment_method ) ?? {};
	if ( card.dispute ) {
		openDispute( world, charge, {
			reason: card.dispute,
			fee: disputeFeeOf( charge.currency ),
		} );
	}
	if ( card.warning ) {
		warn( world, charge );
	}
	return charge;
}

/** A bank has said that the payment may be a fraud. Nothing is taken back. */
function warn( world, charge ) {
	emit( world, 'radar.early_fraud_warning.created', {
		id: world.newId( 'issfr' ),
		object: 'radar.early_fraud_warning',
		actionable: true,
		charge: charge.id,
		created: world.now(),
		fraud_type: 'misc',
		livemode: world.livemode,
		payment_intent: charge.payment_intent,
	} );
}

/** Has a payment fail, for a reason as cards.mjs has it. */
export function fail( world, intent, decline ) {
	const charge = makeCharge( world, intent, {
		status: 'failed',
		failure_code: decline.code,
		failure_message: decline.message,
		outcome: {
			...OUTCOME,
			network_status: 'declined_by_network',
			reason: decline.decline_code,
			seller_message: 'The bank declined.',
			type: 'issuer_declined',
		},
	} );
	change( intent, {
		status: 'requires_payment_method',
		last_payment_error: {
			type: 'card_error',
			charge: charge.id,
			code: decline.code,
			decline_code: decline.decline_code,
			message: decline.message,
		},
	} );
	emit( world, 'charge.failed', charge );
	emit( world, 'payment_intent.payment_failed', intent );
	return charge;
}

/** Has the payer's bank ask something, which nobody can answer while the payer is not there. */
export function ask( world, intent ) {
	change( intent, {
		status: 'requires_action',
		next_action: { type: 'use_stripe_sdk' },
		last_payment_error: {
			type: 'card_error',
			code: 'authentication_required',
			decline_code: 'authentication_required',
			message: 'The bank asks for authentication.',
		},
	} );
	emit( world, 'payment_intent.requires_action', intent );
}

/** A bank debit: the money comes days later, or does not. */
export function start( world, intent ) {
	change( intent, { status: 'processing' } );
	emit( world, 'payment_intent.processing', intent );
}

/**
 * Charges a card while the payer is not there.
 *
 * @return {'paid' | 'declined' | 'asks'} What became of it.
 */
export function chargeLater( world, intent ) {
	const card = world.cards.get( intent.payment_method ) ?? {};
	const decline = laterDecline( card );
	if ( decline ) {
		fail( world, intent, decline );
		return 'declined';
	}
	if ( card.asks === 'always' ) {
		ask( world, intent );
		return 'asks';
	}
	succeed( world, intent );
	return 'paid';
}

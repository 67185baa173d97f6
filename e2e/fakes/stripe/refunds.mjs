/*
 * Refunds of the stand-in for Stripe.
 */
import { emit } from './events.mjs';
import { refused, rejected, unsupported } from './errors.mjs';
import { checkUnit } from './money.mjs';
import { book } from './payments.mjs';
import { change, mergeMetadata } from './world.mjs';

const DAY = 86400;

function chargeOf( world, params ) {
	if ( Boolean( params.charge ) === Boolean( params.payment_intent ) ) {
		throw rejected(
			'parameter_missing',
			'One of charge and payment_intent is required.',
			'payment_intent'
		);
	}
	const id =
		params.charge ??
		world.find( 'payment_intent', params.payment_intent, 'payment_intent' )
			.latest_charge;
	const charge = id && world.find( 'charge', id, 'charge' );
	if ( ! charge || charge.status !== 'succeeded' ) {
		throw refused(
			undefined,
			'This payment has no successful charge to refund.',
			'payment_intent'
		);
	}
	return charge;
}

function checkRefund( charge, amount ) {
	if ( charge.refunded ) {
		throw refused(
			'charge_already_refunded',
			'This charge has been refunded already.'
		);
	}
	if ( charge.disputed ) {
		throw refused(
			'charge_disputed',
			'A disputed charge cannot be refunded.'
		);
	}
	if ( amount < 1 || amount > charge.amount - charge.amount_refunded ) {
		throw refused(
			'amount_too_large',
			'The amount is not left to be refunded.',
			'amount'
		);
	}
	checkUnit( amount, charge.currency, 'amount' );
}

/** Changes how much of a charge has been refunded. */
function count( world, charge, amount ) {
	const refunded = charge.amount_refunded + amount;
	return change( charge, {
		amount_refunded: refunded,
		refunded: refunded === charge.amount,
	} );
}

export function createRefund( world, params ) {
	for ( const name of [
		'currency',
		'customer',
		'instructions_email',
		'origin',
		'refund_application_fee',
		'reverse_transfer',
	] ) {
		if ( name in params ) {
			throw unsupported( name );
		}
	}
	const charge = chargeOf( world, params );
	const amount = params.amount ?? charge.amount - charge.amount_refunded;
	checkRefund( charge, amount );
	const plan = world.cards.get( charge.payment_method )?.refund;
	const refund = world.make( 'refund', 're', {
		amount,
		currency: charge.currency,
		charge: charge.id,
		payment_intent: charge.payment_intent,
		payment_method: charge.payment_method,
		customer: charge.customer,
		reason: params.reason ?? null,
		metadata: mergeMetadata( {}, params.metadata ),
		status: plan === 'pending' ? 'pending' : 'succeeded',
		...( plan === 'pending' && { pending_reason: 'processing' } ),
	} );
	const before = count( world, charge, amount );
	if ( refund.status === 'succeeded' ) {
		refund.balance_transaction = book(
			world,
			'refund',
			refund,
			-amount
		).id;
	}
	if ( plan ) {
		world.plans.set( refund.id, {
			at: world.now() + ( plan === 'pending' ? 2 : 14 ) * DAY,
			outcome: plan === 'pending' ? 'succeeded' : 'failed',
		} );
	}
	emit( world, 'refund.created', refund );
	emit( world, 'charge.refunded', charge, before );
	return refund;
}

/** Has a refund end: pending ones succeed or fail, and those that succeeded can fail later. */
export function endRefund( world, refund, outcome ) {
	world.plans.delete( refund.id );
	const isPossible =
		refund.status === 'pending' ||
		( refund.status === 'succeeded' && outcome === 'failed' );
	if ( ! isPossible ) {
		throw refused(
			undefined,
			`A refund that is ${ refund.status } cannot become ${ outcome }.`
		);
	}
	const wasBooked = refund.balance_transaction !== null;
	const { pending_reason: reason, ...before } = change( refund, {
		status: outcome,
	} );
	delete refund.pending_reason;
	const charge = world.find( 'charge', refund.charge );
	if ( outcome === 'succeeded' ) {
		refund.balance_transaction = book(
			world,
			'refund',
			refund,
			-refund.amount
		).id;
	} else {
		count( world, charge, -refund.amount );
	}
	if ( outcome === 'failed' ) {
		refund.failure_reason = 'expired_or_canceled_card';
	}
	if ( outcome !== 'succeeded' && wasBooked ) {
		refund.failure_balance_transaction = book(
			world,
			'refund_failure',
			refund,
			refund.amount
		).id;
	}
	emit( world, 'refund.updated', refund, before );
	emit( world, 'charge.refund.updated', refund, before );
	if ( outcome === 'failed' ) {
		emit( world, 'refund.failed', refund );
	}
	return refund;
}

export function cancelRefund( world, params, id ) {
	const refund = world.find( 'refund', id );
	if ( refund.status !== 'pending' ) {
		throw refused( undefined, 'Only pending refunds can be canceled.' );
	}
	return endRefund( world, refund, 'canceled' );
}

/*
 * Money that goes back: refunds, and what disputes take.
 */
import { refused } from './errors.mjs';
import { newId } from './ids.mjs';
import { amountOf, unitsOf } from './money.mjs';
import { findCapture, link } from './orders.mjs';

/** The share of a refund that PayPal gives back of its fee. */
const FEE_BACK = 0.01;

const paymentsOf = ( { order } ) => order.purchase_units[ 0 ].payments;

const sum = ( refunds, ...statuses ) =>
	refunds
		.filter( ( { status } ) => statuses.includes( status ) )
		.reduce( ( all, { amount } ) => all + unitsOf( amount ), 0 );

/** A capture says how much of it has gone back. */
function count( found ) {
	const { capture } = found;
	const gone = sum( paymentsOf( found ).refunds, 'COMPLETED' );
	const isAll = gone === unitsOf( capture.amount );
	capture.status = isAll ? 'REFUNDED' : 'PARTIALLY_REFUNDED';
}

function complete( found, refund ) {
	const { currency_code: code } = refund.amount;
	const gross = unitsOf( refund.amount );
	const fee = Math.floor( gross * FEE_BACK );
	refund.status = 'COMPLETED';
	count( found );
	refund.seller_payable_breakdown = {
		gross_amount: refund.amount,
		paypal_fee: amountOf( fee, code ),
		net_amount: amountOf( gross - fee, code ),
		total_refunded_amount: amountOf(
			sum( paymentsOf( found ).refunds, 'COMPLETED' ),
			code
		),
	};
}

function add( world, found, units, body ) {
	const { capture } = found;
	const id = newId( world );
	const refund = {
		id,
		status: 'PENDING',
		amount: amountOf( units, capture.amount.currency_code ),
		...( body.custom_id && { custom_id: body.custom_id } ),
		create_time: world.paypal.time(),
		update_time: world.paypal.time(),
		links: [
			link( world, 'self', `/v2/payments/refunds/${ id }` ),
			link( world, 'up', `/v2/payments/captures/${ capture.id }` ),
		],
	};
	const payments = paymentsOf( found );
	payments.refunds = [ ...( payments.refunds ?? [] ), refund ];
	world.refunds.set( id, { refund, found } );
	return refund;
}

export function refundCapture( world, id, body ) {
	const found = findCapture( world, id );
	const { capture } = found;
	if ( capture.status === 'PENDING' ) {
		throw refused( 422, 'PENDING_CAPTURE' );
	}
	const code = capture.amount.currency_code;
	const left =
		unitsOf( capture.amount ) -
		sum( paymentsOf( found ).refunds ?? [], 'COMPLETED', 'PENDING' );
	if ( left <= 0 ) {
		throw refused( 422, 'CAPTURE_FULLY_REFUNDED' );
	}
	if ( body.amount && body.amount.currency_code !== code ) {
		throw refused( 422, 'REFUND_CAPTURE_CURRENCY_MISMATCH' );
	}
	const units = body.amount ? unitsOf( body.amount ) : left;
	if ( units > left ) {
		throw refused( 422, 'REFUND_AMOUNT_EXCEEDED' );
	}
	const outcome = world.paypal.refundOutcomes.shift() ?? 'COMPLETED';
	if ( outcome !== 'COMPLETED' && outcome !== 'PENDING' ) {
		throw refused( 422, outcome );
	}
	const refund = add( world, found, units, body );
	if ( outcome === 'PENDING' ) {
		world.emit( 'PAYMENT.REFUND.PENDING', 'refund', refund );
	} else {
		complete( found, refund );
		world.emit( 'PAYMENT.CAPTURE.REFUNDED', 'refund', refund );
	}
	return refund;
}

export const findRefund = ( world, id ) =>
	world.refunds.get( id ) ??
	( () => {
		throw refused( 404, 'INVALID_RESOURCE_ID' );
	} )();

/** What becomes of a refund that was pending. */
export function settleRefund( world, id, status ) {
	const { refund, found } = findRefund( world, id );
	if ( refund.status !== 'PENDING' ) {
		throw new Error( 'It is not pending.' );
	}
	refund.update_time = world.paypal.time();
	if ( status === 'COMPLETED' ) {
		complete( found, refund );
		world.emit( 'PAYMENT.CAPTURE.REFUNDED', 'refund', refund );
	} else {
		refund.status = status;
		world.emit( 'PAYMENT.REFUND.FAILED', 'refund', refund );
	}
	return refund;
}

/** What becomes of a dispute: it is opened, goes on, and is resolved. Where the buyer wins, the money goes back. */
export function dispute( world, { capture: id, outcome, dispute: name } ) {
	const found = findCapture( world, id );
	const { capture } = found;
	const old = world.disputes.get( name );
	const resource = {
		dispute_id: name,
		create_time: old?.create_time ?? world.paypal.time(),
		update_time: new Date(
			Date.now() + 1000 * ++world.paypal.disputeSteps
		).toISOString(),
		disputed_transactions: [ { seller_transaction_id: id } ],
		status: outcome ? 'RESOLVED' : 'WAITING_FOR_SELLER_RESPONSE',
		...( outcome && { dispute_outcome: { outcome_code: outcome } } ),
	};
	world.disputes.set( name, resource );
	const left =
		unitsOf( capture.amount ) -
		sum( paymentsOf( found ).refunds ?? [], 'COMPLETED', 'PENDING' );
	if ( outcome === 'RESOLVED_BUYER_FAVOUR' && left > 0 ) {
		const refund = add( world, found, left, {} );
		complete( found, refund );
		world.emit( 'PAYMENT.CAPTURE.REVERSED', 'refund', refund );
	}
	let type = 'RESOLVED';
	if ( ! outcome ) {
		type = old ? 'UPDATED' : 'CREATED';
	}
	world.emit( `CUSTOMER.DISPUTE.${ type }`, 'dispute', resource );
	return resource;
}

/** What has moved, by currency: charges, refunds, and fees, in the currency's smallest unit. */
export function books( world ) {
	const sums = {};
	const at = ( { currency_code: code } ) =>
		( sums[ code ] ??= { charges: 0, refunds: 0, fees: 0 } );
	for ( const { capture } of world.captures.values() ) {
		const fee = capture.seller_receivable_breakdown?.paypal_fee;
		if ( fee ) {
			at( fee ).charges += unitsOf( capture.amount );
			at( fee ).fees += unitsOf( fee, true );
		}
	}
	for ( const { refund } of world.refunds.values() ) {
		if ( refund.status === 'COMPLETED' ) {
			const { amount, seller_payable_breakdown: parts } = refund;
			at( amount ).refunds += unitsOf( amount );
			at( amount ).fees -= unitsOf( parts.paypal_fee, true );
		}
	}
	return sums;
}
